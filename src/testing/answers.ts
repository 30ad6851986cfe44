import { vi } from 'vitest';

type Answer = Response | Promise<Response>;

/**
 * Answers the calls of a screen under test. The table maps "METHOD /path" to a function of the body
 * and the request, whose data becomes a 200. `*` stands for every other call. A call that the table
 * does not have fails the test through its 599.
 * @returns the requests with their bodies, in the order in which they were sent
 */
export function answerCalls(table: Record<string, (body: unknown, request: Request) => unknown>) {
  const calls: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (request: Request): Promise<Response> => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.text();
    const body = text === '' ? undefined : JSON.parse(text);
    calls.push({ call, body });
    const answer = table[call] ?? table['*'];
    if (!answer) return new Response('', { status: 599, statusText: `not answered: ${call}` });
    const result = (await answer(body, request)) as Answer | unknown;
    return result instanceof Response ? result : Response.json(result);
  });
  return calls;
}

/** Creates a coded error as the service answers it. */
export const coded = (code: string, status = 400) =>
  new Response(code, { status, headers: { 'Content-Type': 'text/plain' } });
