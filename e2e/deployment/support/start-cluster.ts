import type { Lifetime } from './clean-up';
import { type Instance, startInstance } from './start-instance';
import { startNginx } from './start-nginx';
import { startSqld } from './start-sqld';

/** Two instances behind a proxy: one on the primary of a libSQL server, one on its replica. */
export interface Cluster {
  /** The address of the proxy, which asks the instances in turns. */
  origin: string;
  onPrimary: Instance;
  onReplica: Instance;
}

/** Starts the servers, the instances and the proxy. The clean-up ends them. */
export async function startCluster(
  environment: Record<string, string> = {},
  lifetime: Lifetime = 'file',
): Promise<Cluster> {
  const primary = await startSqld({ lifetime });
  const replica = await startSqld({ lifetime, primary: primary.grpcUrl });
  const [onPrimary, onReplica] = await Promise.all(
    [primary, replica].map(({ url }) =>
      startInstance({ environment: { ...environment, DATABASE_URL: url }, lifetime }),
    ),
  );
  if (!onPrimary || !onReplica) throw new Error('An instance is missing.');
  const { port } = await startNginx({
    lifetime,
    http: (own) => `
      upstream console {
        ${[onPrimary, onReplica].map((each) => `server 127.0.0.1:${each.port};`).join(' ')}
      }
      server {
        listen 127.0.0.1:${own};
        location / {
          proxy_pass http://console;
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        }
      }`,
  });
  return { origin: `http://127.0.0.1:${port}`, onPrimary, onReplica };
}
