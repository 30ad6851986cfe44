import { startService } from '../../../scripts/commands/lib/start-service';
import { servePage } from './serve-page';
import { servicePort } from './service-port';

/**
 * Starts the service with demo data and the bare page, passes their addresses to `use`, and always stops
 * them.
 */
export async function withConsole<T>(
  use: (served: { origin: string; bareOrigin: string }) => Promise<T>,
): Promise<T> {
  const bare = await servePage('bare');
  try {
    const service = await startService({ port: servicePort });
    try {
      return await use({ origin: service.origin, bareOrigin: bare.origin });
    } finally {
      await service.stop();
    }
  } finally {
    await bare.stop();
  }
}
