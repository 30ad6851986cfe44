import type { Context, Hono } from 'hono';
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
const takingForms = new Set(['signIn', 'signOut', 'confirmEmail']);

/**
 * Notes a name for each request of a page of the service, as the router does for operations, and refuses
 * the methods that the page does not take.
 */
export function nameOwnPages(app: Hono, { hasOutbox }: { hasOutbox: boolean }): void {
  for (const [path, operation] of Object.entries(ownPages)) {
    if (operation === 'outbox' && !hasOutbox) continue;
    const allowed = takingForms.has(operation) ? ['GET', 'POST'] : ['GET'];
    app.use(path, (context, next) => {
      noteRequest({ operation });
      const { method } = context.req;
      return allowed.includes(method === 'HEAD' ? 'GET' : method)
        ? next()
        : Promise.resolve(refuseMethod(context, allowed));
    });
  }
}

/** Answers a request that has another method than an address takes. HEAD works wherever GET does. */
export function refuseMethod(context: Context, allowed: readonly string[]): Response {
  const methods = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method));
  return context.text('This address takes another method.', 405, { Allow: methods.join(', ') });
}
