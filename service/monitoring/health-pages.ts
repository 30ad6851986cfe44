import { Hono } from 'hono';
import type { Readiness } from './readiness';

const notStored = { 'Cache-Control': 'no-store' };

/**
 * Makes the two addresses for probes. /healthz says that the process answers: who gets no answer
 * restarts it. /readyz says whether requests should come here: 200 or 503. Both answer JSON to
 * everybody, without a session and whatever the request accepts.
 * @param find gets the parts of ?exclude=mail,database, which do not count
 */
export function healthPages(find: (excluded: string[]) => Promise<Readiness> | Readiness): Hono {
  return new Hono()
    .get('/healthz', (context) => context.json({ status: 'alive' }, 200, notStored))
    .get('/readyz', async (context) => {
      const excluded = context.req.queries('exclude') ?? [];
      const readiness = await find(excluded.flatMap((names) => names.split(',')));
      return context.json(readiness, readiness.status === 'ready' ? 200 : 503, notStored);
    });
}
