import { expect, onTestFinished, test } from 'vitest';
import { readContract } from '../../openapi/reader/contract-document';
import { startPrism } from './prism';

test('a call on which Prism throws answers 500, and Prism answers the next call', async () => {
  const prism = await startPrism(readContract('.generated/contract.json'));
  onTestFinished(prism.close);
  // Prism throws on a path that cannot be decoded.
  const failed = await fetch(`${prism.origin}/api/client/50%`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest', Cookie: 'session=superUser' },
  });
  expect([failed.status, await failed.text()]).toEqual([500, expect.stringContaining('URI')]);

  expect((await fetch(`${prism.origin}/Authentication/current`)).status).toBe(401);
});

test.each([
  ['that is none', {}, 'Unsupported document format'],
  ['without an operation', { openapi: '3.1.0', paths: {} }, 'It has no operation.'],
  [
    'with a reference to nothing',
    { openapi: '3.1.0', paths: { '/a': { $ref: '#/nowhere' } } },
    'nowhere',
  ],
])('Prism says why it does not start on a contract %s', async (_, contract, reason) => {
  const start = startPrism(contract);
  await expect(start).rejects.toThrow('Prism does not accept the contract.');
  await expect(start).rejects.toThrow(reason);
});
