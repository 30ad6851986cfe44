import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:tls';
import { runProgram, whenReady } from '../../scripts/lib/run-program';
import { test as base, expect } from '../support/console-test';
import { workWithDeviations } from './work-with-deviations';

interface Development {
  /** Runs `npm run dev -- --api` with the back end behind nginx. Returns the address of the page. */
  develop: (environment: Record<string, string>) => Promise<string>;
}

const test = base.extend<Development>({
  develop: async ({ origin }, use) => {
    const ends: (() => Promise<unknown>)[] = [];
    await use(async (environment) => {
      const commandLine = ['scripts/dev.mjs', '--api', origin];
      // Colours would stand within the address.
      const program = await runProgram({
        commandLine,
        environment: { ...environment, NO_COLOR: '1' },
      });
      ends.push(() => program.end());
      const address = () => /Local:\s+(http:\/\/localhost:\d+)/.exec(program.output())?.[1];
      await whenReady(program, () => address() !== undefined);
      return address() ?? '';
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
  browser,
  origin,
  develop,
}, testInfo) => {
  const authority = testInfo.outputPath('authority.pem');
  await writeFile(authority, await certificateOf(origin));
  const baseURL = await develop({ NODE_EXTRA_CA_CERTS: authority });
  const context = await browser.newContext({ baseURL });
  await workWithDeviations(await context.newPage());
  const cookies = (await context.cookies()).map(({ name, secure }) => ({ name, secure }));
  expect(cookies).toContainEqual({ name: expect.stringMatching(/^__Host-/), secure: true });
  await context.close();
});

test('a certificate that nobody knows is refused, and the page says what to do', async ({
  page,
  complaints,
  develop,
}) => {
  complaints.provoke(/status of 502/);
  await page.goto(await develop({}));
  await expect(page.getByText(/its certificate is self-signed; NODE_EXTRA_CA_CERTS/)).toBeVisible();
});
