import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/commands/lib/free-port';
import { whenReady } from '../../../scripts/commands/lib/run-program';
import type { Served } from '../../../scripts/commands/lib/served';
import { runNginx } from './run-nginx';

/** The console behind nginx, and where nginx keeps its files. */
export interface Proxied extends Served {
  /** The address without TLS. */
  plainOrigin: string;
  /** The folder of the logs, and of the certificate `console.crt`. */
  folder: string;
}

/**
 * Starts nginx with TLS at a port, as a file of service/deployment configures it. Ports, names and paths
 * are those of a folder of its own.
 * @param adapt replaces what is left in the file: the address of the service and the like
 */
export async function startNginx(
  port: number,
  file: string,
  adapt: (text: string) => string,
): Promise<Proxied> {
  const origin = `https://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'console-nginx-'));
  makeCertificate(folder);
  const plainOrigin = `http://127.0.0.1:${await freePort(0)}`;
  const console = readFileSync(join('service/deployment', file), 'utf8')
    .replaceAll('/etc/nginx/tls', folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('console.example.com', 'localhost')
    .replace('listen 80;', `listen ${new URL(plainOrigin).host};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`);
  const command = process.env.NGINX_PATH || 'nginx';
  const nginx = await runNginx({ command, folder, http: adapt(console) });
  // The redirection from http answers as soon as nginx listens.
  const isReady = () =>
    fetch(plainOrigin, { redirect: 'manual' }).then(
      (answer) => answer.status === 301,
      () => false,
    );
  await whenReady(nginx, isReady);
  const stop = async () => {
    await nginx.end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, plainOrigin, stop, folder };
}

/** Makes a certificate for localhost, which no browser trusts. */
function makeCertificate(folder: string): void {
  const [key, certificate] = [join(folder, 'console.key'), join(folder, 'console.crt')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const content = [
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
    '-days',
    '2',
  ];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync(
    process.env.OPENSSL_PATH || 'openssl',
    ['req', '-x509', ...kind, ...content, ...files],
    { stdio: 'ignore' },
  );
}
