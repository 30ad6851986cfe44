import type { Context, MiddlewareHandler } from 'hono';
import type { MatchedOperation } from '../../contract/recorded-traffic/match-operation';

/** Headers that every page may read of an answer from another origin. */
const alwaysReadable = ['cache-control', 'content-length', 'content-type'];

interface OtherOrigins {
  match: (method: string, path: string) => MatchedOperation | null;
  /** Whether pages of other origins may make the console's own calls, with cookies. */
  allowsAll: boolean;
}

/**
 * Lets pages of other origins make calls. The console calls POS Core instances at other origins without
 * credentials (docs/product/calls.md#remote-instances). With `allowsAll` every page may make every call
 * of the contract with credentials, so that a console on a development server can use the mock.
 */
export function otherOrigins({ match, allowsAll }: OtherOrigins): MiddlewareHandler {
  return async (context, next) => {
    const { path } = context.req;
    const origin = context.req.header('origin');
    const wanted = context.req.header('access-control-request-method');
    const isPreflight = context.req.method === 'OPTIONS' && wanted !== undefined;
    const matched = match(isPreflight ? wanted : methodOf(context), path);
    const isCall = matched !== null || path.startsWith('/api/');
    const isAllowed = matched?.operation.isRemote || (allowsAll && isCall && origin !== undefined);
    if (!isAllowed) return next();
    const allowed: Record<string, string> = matched?.operation.isRemote
      ? { 'Access-Control-Allow-Origin': '*' }
      : {
          'Access-Control-Allow-Origin': origin ?? '',
          'Access-Control-Allow-Credentials': 'true',
        };
    if (isPreflight) return preflightAnswer(context, wanted, allowed);
    await next();
    for (const [name, value] of Object.entries(allowed)) context.header(name, value);
    const readable = [...context.res.headers.keys()].filter(
      (name) => !alwaysReadable.includes(name) && !name.startsWith('access-control-'),
    );
    context.header('Access-Control-Expose-Headers', readable.join(', '));
    context.header('Vary', 'Origin', { append: true });
  };
}

/** The method of the operation that answers: HEAD is GET without the body. */
export const methodOf = (context: Context) =>
  context.req.method === 'HEAD' ? 'GET' : context.req.method;

function preflightAnswer(context: Context, method: string, allowed: Record<string, string>) {
  return context.body(null, 204, {
    ...allowed,
    'Access-Control-Allow-Methods': method,
    'Access-Control-Allow-Headers':
      context.req.header('access-control-request-headers') ?? 'Content-Type, X-Requested-With',
    'Access-Control-Max-Age': '600',
  });
}
