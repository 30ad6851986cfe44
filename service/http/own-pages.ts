import type { Hono } from 'hono';
import { noteRequest } from './request-record';

/** The name of the addresses for probes, which ask every few seconds. */
export const probes = 'health';

/** The addresses of the service that are not in the contract. The console names its own. */
const ownPages = {
  '/healthz': probes,
  '/readyz': probes,
  '/authentication/login': 'signIn',
  '/authentication/logout': 'signOut',
  '/authentication/confirmemail/*': 'confirmEmail',
  '/authentication/ViewConsentDocument': 'viewConsentDocument',
  '/docs/*': 'contractDocs',
  '/dev/outbox': 'outbox',
};

/** Notes a name for each request of a page of the service, as the router does for operations. */
export function nameOwnPages(app: Hono): void {
  for (const [path, operation] of Object.entries(ownPages)) {
    app.use(path, (_context, next) => {
      noteRequest({ operation });
      return next();
    });
  }
}
