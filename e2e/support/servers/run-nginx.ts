import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningProgram, runProgram } from '../../../scripts/commands/lib/run-program';

interface NginxOptions {
  /** The path of nginx. */
  command: string;
  /** Where nginx keeps its files. */
  folder: string;
  /** The content of the `http` block. */
  http: string;
}

/** Runs nginx in the foreground, as this user. */
export function runNginx({ command, folder, http }: NginxOptions): Promise<RunningProgram> {
  const configuration = join(folder, 'nginx.conf');
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
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/answers;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${http}
}
`,
  );
  return runProgram({ command, commandLine: ['-p', folder, '-c', configuration, '-e', 'stderr'] });
}
