import { freePort } from '../../../scripts/commands/lib/free-port';
import {
  answersAt,
  type RunningProgram,
  whenReady,
} from '../../../scripts/commands/lib/run-program';
import { programPath } from '../../../scripts/commands/lib/start-sqld';
import { runNginx } from '../../support/servers/run-nginx';
import { type Lifetime, later, temporaryFolder } from './clean-up';

interface NginxOptions {
  /** Makes the content of the `http` block. nginx has to listen on this port of 127.0.0.1. */
  http(port: number): string;
  lifetime?: Lifetime;
}

export interface Nginx {
  program: RunningProgram;
  port: number;
  /** Its folder, for files that the configuration names. */
  folder: string;
}

/** Starts nginx in the foreground, as this user, and waits until it answers. The clean-up ends it. */
export async function startNginx({ http, lifetime = 'test' }: NginxOptions): Promise<Nginx> {
  const folder = temporaryFolder(lifetime);
  const port = await freePort(0);
  const statusPort = await freePort(0);
  const program = await runNginx({
    command: programPath('NGINX_PATH'),
    folder,
    http: `
  access_log ${folder}/access.log;
  server { listen 127.0.0.1:${statusPort}; location / { return 204; } }
  ${http(port)}`,
  });
  later(lifetime, () => program.end());
  await whenReady(program, () => answersAt(`http://127.0.0.1:${statusPort}`));
  return { program, port, folder };
}
