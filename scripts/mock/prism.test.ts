import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPrism, startPrism } from './prism';

const lines: string[] = [];
let prism: RunningPrism;

beforeAll(async () => {
  prism = await startPrism('.generated/contract.json', (line) => lines.push(line));
});
afterAll(() => prism.close());

test('Prism that has ended starts again, and the log says so', async () => {
  const ended = await prism.origin();
  // Prism itself ends on a path that cannot be decoded.
  await fetch(`${ended}/api/client/50%`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest', Cookie: 'session=superUser' },
  }).catch(() => null);
  await expect.poll(() => lines.join('\n')).toContain('Prism ended by itself');

  const again = await prism.origin();
  expect((await fetch(`${again}/Authentication/current`)).status).toBe(401);
  expect(lines).toHaveLength(1);
});
