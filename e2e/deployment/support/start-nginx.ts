import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/free-port';
import {
  answersAt,
  type RunningProgram,
  runProgram,
  whenReady,
} from '../../../scripts/lib/run-program';
import { programPath } from '../../../scripts/lib/start-sqld';
import { type Lifetime, later, temporaryFolder } from './clean-up';

interface NginxOptions {
  /** Makes what stands in the `http` block. nginx has to listen on this port of 127.0.0.1. */
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
  const configuration = join(folder, 'nginx.conf');
  const statusPort = await freePort(0);
  writeFileSync(
    configuration,
    `
# Without this, root's nginx works as a user who cannot write into the folder.
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 256; }
http {
  access_log ${folder}/access.log;
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/answers;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${statusPort}; location / { return 204; } }
  ${http(port)}
}
`,
  );
  const program = await runProgram({
    command: programPath('NGINX_PATH'),
    commandLine: ['-p', folder, '-c', configuration, '-e', 'stderr'],
  });
  later(lifetime, () => program.end());
  await whenReady(program, () => answersAt(`http://127.0.0.1:${statusPort}`));
  return { program, port, folder };
}
