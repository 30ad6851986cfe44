import { Hono } from 'hono';
import type { Service } from '../../../../service/create-service';
import { allowOwnFrames } from '../../gateway/allow-own-frames';
import { personas } from '../../personas';
import type { Backend } from '../backend';
import type { Instances } from './instances';
import type { PersonaSessions } from './persona-sessions';

interface Parts {
  service: Pick<Service, 'fetch'>;
  sessions: Pick<PersonaSessions, 'tokenOf'>;
  instances: Instances;
}

// The address that the list of a person's sessions shows.
const address = '127.0.0.1';
const longestUserAgent = 256;

/**
 * Answers with the service, as the account of the persona. No cookie passes between the browser and the
 * service: the persona alone decides who calls.
 */
export function serviceBackend({ service, sessions, instances }: Parts): Omit<Backend, 'close'> {
  const forward = async (request: Request, token: string | null) => {
    const headers = new Headers(request.headers);
    // The log of the mock reads the answers, so they come uncompressed.
    for (const name of ['cookie', 'authorization', 'accept-encoding']) headers.delete(name);
    // The mock has allowed the page that calls, also one of another origin.
    for (const name of ['origin', 'sec-fetch-site']) headers.delete(name);
    if (token !== null) headers.set('Cookie', `session=${token}`);
    const bindings = { incoming: { socket: { remoteAddress: address } } };
    const answer = await service.fetch(new Request(request, { headers }), bindings);
    const answerHeaders = new Headers(answer.headers);
    answerHeaders.delete('set-cookie');
    return new Response(answer.body, { status: answer.status, headers: answerHeaders });
  };
  const pages = new Hono();
  for (const path of [
    '/authentication/confirmemail/*',
    '/authentication/ViewConsentDocument',
    '/dev/outbox',
  ]) {
    pages.all(path, async ({ req }) => {
      const page = await forward(req.raw, null);
      allowOwnFrames(page.headers);
      return page;
    });
  }
  return {
    async answer(request, { operation }, persona) {
      if (operation.isRemote) return instances.answer(request);
      const userAgent = (request.headers.get('user-agent') ?? '').slice(0, longestUserAgent);
      const token = await sessions.tokenOf(persona, { address, userAgent });
      if (token === null && persona !== 'none' && operation.needsSession) {
        return new Response(
          `The account of the persona "${personas[persona].label}" cannot sign in any more. ` +
            'Choose another persona, or start the mock again.',
          { status: 401, headers: { 'Content-Type': 'text/plain' } },
        );
      }
      return forward(request, token);
    },
    authentication: null,
    pages,
    recordsNote:
      'The reference service keeps what is saved until the mock ends. Its mails are at /dev/outbox.',
  };
}
