import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { LookupQueue } from '~/domain/lookup-queue';
import { remoteExceptionsOf, remoteVersionOf } from '~/domain/remote-instance-answer';
import { instanceAddressProblem, serverBaseAddress } from '~/domain/web-address';
import type { AnswerOf, Operation } from './answers/answer';
import { getRemoteExceptionsInfo, getRemoteVersionInfo } from './answers/remote-instances.gen';
import type { JsonOperation } from './client';
import { request } from './client';

/** The time-out of a call, in milliseconds (docs/product/calls.md#remote-instances). */
const timeLimit = 5_000;
/** The delay before a call, in milliseconds. A row that scrolls past calls nothing. */
const dwellTime = 120;

const lookups = new LookupQueue({ total: 24, perKey: 2 });

const all = () => ['remote-instances'] as const;

/**
 * Reads what a POS Core instance reports. The browser calls the instance itself, without
 * credentials (docs/product/calls.md#remote-instances). `since` is the time of the visit in
 * milliseconds: a query reuses answers of the same visit only.
 */
const remoteQuery =
  <Id extends JsonOperation, Data>(
    operation: Operation<Id, 'get'>,
    read: (answer: AnswerOf<Id>) => Data,
  ) =>
  (address: string, since: number) =>
    queryOptions({
      queryKey: [...all(), operation.id, address, since],
      queryFn: async ({ signal }) => read(await lookUp(address, signal, operation)),
      staleTime: Number.POSITIVE_INFINITY,
      // Longer than a person keeps a grid open. The key has the time at which the grid was opened.
      gcTime: 60 * 60_000,
      retry: false,
      retryOnMount: false,
    });

/**
 * Begins a visit: drops the answers of those before, of which a long day has many.
 * @returns the time of the visit in milliseconds
 */
export function beginLookups(queryClient: QueryClient): number {
  queryClient.removeQueries({ queryKey: all(), type: 'inactive' });
  return Date.now();
}

/** The version and the errors that a POS Core instance reports. */
export const remoteInstanceQueries = {
  all,
  /** The version of the item named POSCore; null if the instance does not name it. */
  version: remoteQuery(getRemoteVersionInfo, remoteVersionOf),
  exceptions: remoteQuery(getRemoteExceptionsInfo, remoteExceptionsOf),
};

/**
 * The page's policy does not allow an address: it was saved after the page was loaded, or it was stored
 * although no policy can name it.
 */
export class BlockedAddressError extends Error {
  override readonly name = 'BlockedAddressError';
  readonly isAllowedAfterReload: boolean;

  constructor(origin: string) {
    const problem = instanceAddressProblem(origin);
    super(
      problem ??
        'This page was loaded before the address was saved and may not ask it. Reload the page.',
    );
    this.isAllowedAfterReload = problem === undefined;
  }
}

async function lookUp<Id extends JsonOperation>(
  address: string,
  signal: AbortSignal,
  operation: Operation<Id, 'get'>,
): Promise<AnswerOf<Id>> {
  const baseUrl = serverBaseAddress(address);
  if (!baseUrl) throw new Error('Not a valid address');
  await pause(dwellTime, signal);
  const { origin } = new URL(baseUrl);
  return lookups.run(origin, signal, async () => {
    if (isBlockedOrigin(origin)) throw new BlockedAddressError(origin);
    const limit = new AbortController();
    const late = new Error(`No answer within ${timeLimit / 1_000} seconds`);
    const timer = setTimeout(() => limit.abort(late), timeLimit);
    const { response } = await request(operation, {
      baseUrl,
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.any([signal, limit.signal]),
    })
      .catch((cause) => explain(cause, origin))
      .finally(() => clearTimeout(timer));
    if (response.status !== 200) throw new Error(`Answered with status ${response.status}`);
    try {
      return operation.admit(await response.json());
    } catch (cause) {
      throw new Error('Answer could not be read', { cause });
    }
  });
}

async function explain(cause: unknown, origin: string): Promise<never> {
  if (!(cause instanceof TypeError)) throw cause;
  // The browser may report a blocked call a moment after the call fails.
  await new Promise((resolve) => setTimeout(resolve));
  if (isBlockedOrigin(origin)) throw new BlockedAddressError(origin);
  throw new Error('Could not be reached', { cause });
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const blockedOrigins = new Set<string>();

function recordOrigin({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
  if (effectiveDirective !== 'connect-src' || !URL.canParse(blockedURI)) return;
  blockedOrigins.add(new URL(blockedURI).origin);
}

/**
 * Whether the page's Content-Security-Policy has blocked a call to this origin since the first use
 * of this function. A failed call does not tell a blocked origin from a server that is down.
 */
function isBlockedOrigin(origin: string): boolean {
  // The browser adds the same listener only once.
  document.addEventListener('securitypolicyviolation', recordOrigin);
  return blockedOrigins.has(origin);
}
