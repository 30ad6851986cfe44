import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:tls';
import type { Page } from '@playwright/test';
import { runProgram, whenReady } from '../../scripts/commands/lib/run-program';
import { test as base, expect } from '../support/console-test';
import { seeDeviations, signIn } from './work-with-deviations';

interface Development {
  /** Runs `npm run dev -- --api` with the back end behind nginx. Returns a page of its console. */
  develop: (environment: Record<string, string>) => Promise<Page>;
}

const test = base.extend<Development>({
  develop: async ({ browser, origin }, use) => {
    const ends: (() => Promise<unknown>)[] = [];
    await use(async (environment) => {
      const program = await runProgram({
        commandLine: ['scripts/commands/dev.mjs', '--api', origin],
        // Codes of colours would be within the address.
        environment: { ...environment, NO_COLOR: '1' },
      });
      ends.unshift(() => program.end());
      const address = () => /Local:\s+(http:\/\/localhost:\d+)/.exec(program.output())?.[1];
      await whenReady(program, () => address() !== undefined);
      const context = await browser.newContext({ baseURL: address() });
      // The page closes first: it would complain about a server that has ended.
      ends.unshift(() => context.close());
      return context.newPage();
    });
    for (const end of ends) await end();
  },
});

/** Returns the certificate of a server as PEM. */
async function certificateOf(origin: string): Promise<string> {
  const { hostname: host, port } = new URL(origin);
  const socket = connect({ host, port: Number(port), rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const certificate = socket.getPeerX509Certificate();
  socket.destroy();
  return `${certificate}`;
}

test('a developer works on a back end with TLS whose certificate is known', async ({
  origin,
  develop,
}, testInfo) => {
  const authority = testInfo.outputPath('authority.pem');
  await writeFile(authority, await certificateOf(origin));
  const page = await develop({ NODE_EXTRA_CA_CERTS: authority });
  // Saves take the same proxy as the form of the sign-in.
  await signIn(page);
  await seeDeviations(page);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name, secure }) => ({ name, secure }))).toContainEqual({
    name: expect.stringMatching(/^__Host-/),
    secure: true,
  });
});

test('a certificate that nobody knows is refused, and the answer says what to do', async ({
  develop,
}) => {
  // A page shows the text of a refused start: src/start-up-answers.test.tsx.
  const { request } = await develop({});
  const answer = await request.get('/Authentication/current');
  expect(answer.status()).toBe(502);
  expect(await answer.text()).toMatch(/its certificate is self-signed; NODE_EXTRA_CA_CERTS/);
});
