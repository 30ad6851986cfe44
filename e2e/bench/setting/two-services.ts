import { startService } from '../../../scripts/commands/lib/start-service';
import { servicePort } from './service-port';

type Fill = (databaseFile: string) => Promise<void>;

/** Starts two services with demo data and more, passes their addresses to `use`, and stops them. */
export async function withTwoServices<T>(
  fills: readonly [Fill, Fill],
  use: (first: string, second: string) => Promise<T>,
): Promise<T> {
  const first = await startService({ port: servicePort, fill: fills[0] });
  try {
    // The simulated instances of the first one have the ports in between.
    const second = await startService({ port: servicePort + 10, fill: fills[1] });
    try {
      return await use(first.origin, second.origin);
    } finally {
      await second.stop();
    }
  } finally {
    await first.stop();
  }
}
