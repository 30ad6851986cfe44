import { startServer, stopServer } from '../http/server';
import { Metrics } from './metrics';

export interface MetricsServer {
  metrics: Metrics;
  /** The address of the page. */
  address: string;
  close(): Promise<void>;
}

/**
 * Starts to answer /metrics on an address of its own, so that nobody reaches it through the proxy of
 * the console.
 * @throws PortTakenError
 */
export async function startMetricsServer(options: {
  host: string;
  port: number;
}): Promise<MetricsServer> {
  const metrics = new Metrics();
  const pages = metrics.pages();
  const { server, port } = await startServer({
    ...options,
    fetch: (request) => pages.fetch(request),
  });
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  return {
    metrics,
    address: `http://${host}:${port}/metrics`,
    close: () => stopServer(server, 0),
  };
}
