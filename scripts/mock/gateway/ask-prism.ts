import type { Context } from 'hono';
import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import type { Persona } from '../personas';
import { documentedResponse } from '../scenarios';
import { methodOf } from './other-origins';

/** Hop-by-hop headers, and headers that the server writes itself. */
const droppedHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'];

interface Question {
  operation: ContractOperation;
  persona: Persona;
  /** The address without what only the mock reads. */
  url: URL;
  /** The answer to make; without a status that of a successful call. */
  asked: { status: number | null; example: string | null };
  prismOrigin: string;
}

/** Lets Prism check a request and make its answer from an example. */
export async function askPrism(
  context: Context,
  { operation, persona, url, asked, prismOrigin }: Question,
): Promise<Response> {
  const headers = new Headers({
    Accept: documentedResponse(operation, asked.status ?? 200)?.mediaType ?? '*/*',
    Prefer: preferHeader(asked),
  });
  const parameters = operation.parameters.filter((each) => each.in === 'header');
  for (const name of ['content-type', 'x-requested-with', ...parameters.map(({ name }) => name)]) {
    const value = context.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  if (persona !== 'none') headers.set('Cookie', `session=${persona}`);
  const method = methodOf(context);
  const body = method === 'GET' ? undefined : await context.req.arrayBuffer();
  const answer = await fetch(`${prismOrigin}${url.pathname}${url.search}`, {
    method,
    headers,
    ...(body && { body }),
  });
  const answerHeaders = new Headers(answer.headers);
  for (const name of droppedHeaders) answerHeaders.delete(name);
  answerHeaders.set('Cache-Control', 'no-store');
  return new Response(answer.body, { status: answer.status, headers: answerHeaders });
}

/** Prism reads no preference of the address beside this header. */
function preferHeader({ status, example }: Question['asked']): string {
  return [
    'dynamic=false',
    ...(status === null ? [] : [`code=${status}`]),
    ...(example === null ? [] : [`example="${example}"`]),
  ].join(', ');
}
