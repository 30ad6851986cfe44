import { resolve } from 'node:path';
import { runProgram, whenReady } from '../../../scripts/commands/lib/run-program';
import { type Proxied, startNginx } from './start-nginx';

/** What the back end of `startOwnBackEnd` does wrong, as a page lists it. */
export const listedDeviation = 'listUsers [].fullName';

/**
 * Starts a back end that is not the reference service as it is, behind nginx with TLS, which serves the
 * built console as service/deployment/nginx-own-back-end.conf says. Pages list deviations.
 */
export async function startOwnBackEnd(port: number): Promise<Proxied> {
  const program = await runProgram({
    commandLine: [
      ...['--import', 'tsx', 'e2e/support/servers/serve-own-back-end.ts'],
      ...[`https://localhost:${port}`, 'a renamed field'],
    ],
  });
  const address = () => /Own back end at http:\/\/(\S+)/.exec(program.output())?.[1];
  await whenReady(program, () => address() !== undefined);
  const nginx = await startNginx(port, 'nginx-own-back-end.conf', (text) =>
    text
      .replace('127.0.0.1:8080', address() ?? '')
      .replace('/opt/authentication-console/dist', resolve('dist'))
      // The line that the file shows for pages that list deviations.
      .replace('set $console_settings "";', '')
      .replace('# set $console_settings', 'set $console_settings'),
  );
  const stop = async () => {
    await nginx.stop();
    await program.end();
  };
  return { ...nginx, stop };
}
