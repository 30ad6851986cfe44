import { freePort } from '../../../scripts/commands/lib/free-port';
import { startService } from '../../../scripts/commands/lib/start-service';
import { type Proxied, startNginx } from './start-nginx';

/** Starts the service behind nginx with TLS, as service/deployment/nginx.conf configures it. */
export async function startProxied(port: number): Promise<Proxied> {
  const publicUrl = `https://localhost:${port}`;
  const service = await startService({ port: await freePort(0), publicUrl });
  const nginx = await startNginx(port, 'nginx.conf', (text) =>
    text.replace('127.0.0.1:4173', new URL(service.localOrigin).host),
  );
  const stop = async () => {
    await nginx.stop();
    await service.stop();
  };
  return { ...nginx, stop };
}
