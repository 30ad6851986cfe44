import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type ConsoleDocumentOptions, consoleDocument } from './console-document';
import { consoleHost } from './console-host';
import { builtConsole } from './testing/test-service';

const parent = mkdtempSync(join(tmpdir(), 'console-document-'));

afterAll(() => rmSync(parent, { recursive: true }));

/** The page at the path "/" and its policy. */
async function pageOf(settings: Partial<ConsoleDocumentOptions>) {
  const folder = builtConsole(parent);
  const document = consoleDocument({ folder, connectOrigins: async () => [], ...settings });
  const response = await consoleHost(document).request('/', { headers: { Accept: 'text/html' } });
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  return { page: await response.text(), policy };
}

test('a start without a built console fails', () => {
  const empty = join(parent, 'empty');
  mkdirSync(empty);
  expect(() => consoleDocument({ folder: empty, connectOrigins: async () => [] })).toThrow(
    /The console is not built: .*index\.html is missing/,
  );
});

test.each([
  [50, 'https', /^'self' https:\/\/instance-0\.test .*https:\/\/instance-49\.test$/],
  [51, 'https', /^'self' https:$/],
  [51, 'http', /^'self' http:$/],
])('the policy with %i origins of %s names %s', async (count, scheme, sources) => {
  const origins = Array.from({ length: count }, (_, index) => `${scheme}://instance-${index}.test`);
  const { policy } = await pageOf({ connectOrigins: async () => origins });
  expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toMatch(sources);
});

describe('deviations from the contract', () => {
  test('are neither shown nor reported by default', async () => {
    const { page, policy } = await pageOf({ reportDeviationsTo: null });
    expect(page).not.toContain('deviations');
    expect(policy).toContain("connect-src 'self';");
  });

  test('go to an address that the policy allows and that is escaped in its attribute', async () => {
    const reportDeviationsTo = 'https://reports.test/in?a=1&b="><script>';
    const { page, policy } = await pageOf({ reportDeviationsTo });
    expect(page).toContain('content="https://reports.test/in?a=1&amp;b=&quot;><script>" /></head>');
    expect(policy).toContain("connect-src 'self' https://reports.test;");
  });

  test('are shown when the option is on', async () => {
    const { page } = await pageOf({ showsDeviations: true });
    expect(page).toContain('<meta name="show-deviations" content="on" /></head>');
  });
});
