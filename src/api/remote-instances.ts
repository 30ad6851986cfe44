import { queryOptions } from '@tanstack/react-query';
import { LookupQueue } from '~/domain/lookup-queue';
import { remoteExceptionsOf, remoteVersionOf } from '~/domain/remote-instance-answer';
import { serverBaseAddress } from '~/domain/server-address';
import type { AnswerSchema } from './answers/answer';
import { getRemoteExceptionsInfo, getRemoteVersionInfo } from './answers/remote-instances.gen';
import { isBlockedOrigin, watchBlockedOrigins } from './blocked-origins';
import { client } from './client';

/** Milliseconds (docs/product/calls.md#remote-instances). */
const timeLimit = 5_000;
/** Rows that only fly past while somebody scrolls ask nothing. */
const dwellTime = 120;

const lookups = new LookupQueue({ total: 24, perKey: 2 });

const fixedOptions = {
  staleTime: Number.POSITIVE_INFINITY,
  // Longer than anybody looks at a grid; answers are kept apart by when it was opened.
  gcTime: 60 * 60_000,
  retry: false,
  retryOnMount: false,
} as const;

/**
 * What POS Core instances say about themselves: calls of the browser to the instance itself, without
 * credentials (docs/product/calls.md#remote-instances). `since` is when the caller began to ask
 * (milliseconds): answers from before do not count, and those since then are not asked for again.
 */
export const remoteInstanceQueries = {
  all: () => ['remote-instances'] as const,
  /** The version of the item named POSCore; null when the instance does not name it. */
  version: (address: string, since: number) =>
    queryOptions({
      queryKey: [...remoteInstanceQueries.all(), 'version', address, since],
      queryFn: async ({ signal }) =>
        remoteVersionOf(
          await lookUp(address, signal, getRemoteVersionInfo, (options) =>
            client.GET('/api/v1/version/info', options),
          ),
        ),
      ...fixedOptions,
    }),
  exceptions: (address: string, since: number) =>
    queryOptions({
      queryKey: [...remoteInstanceQueries.all(), 'exceptions', address, since],
      queryFn: async ({ signal }) =>
        remoteExceptionsOf(
          await lookUp(address, signal, getRemoteExceptionsInfo, (options) =>
            client.GET('/api/v1/exceptions/info', options),
          ),
        ),
      ...fixedOptions,
    }),
};

/** The page may not call an address that it did not know when it was loaded. */
export class UnknownAddressError extends Error {
  constructor() {
    super('The address is newer than this page, which may not ask it. Reload the page.');
    this.name = 'UnknownAddressError';
  }
}

type CallOptions = {
  baseUrl: string;
  credentials: 'omit';
  cache: 'no-store';
  signal: AbortSignal;
};

type Call = (options: CallOptions) => Promise<{ data?: unknown; response: Response }>;

async function lookUp<Data>(
  address: string,
  signal: AbortSignal,
  schema: AnswerSchema<Data>,
  call: Call,
): Promise<Data> {
  watchBlockedOrigins();
  const baseUrl = serverBaseAddress(address);
  if (!baseUrl) throw new Error('Not an address to ask');
  await pause(dwellTime, signal);
  const { origin } = new URL(baseUrl);
  return lookups.run(origin, signal, async () => {
    if (isBlockedOrigin(origin)) throw new UnknownAddressError();
    const ask = (limited: AbortSignal) =>
      call({ baseUrl, credentials: 'omit', cache: 'no-store', signal: limited });
    const { data, response } = await withinTime(signal, ask).catch((cause) =>
      explain(cause, origin),
    );
    if (response.status !== 200) throw new Error(`Answered with status ${response.status}`);
    return admitted(data, schema);
  });
}

function admitted<Data>(data: unknown, schema: AnswerSchema<Data>): Data {
  try {
    return schema.admit(data);
  } catch (cause) {
    throw new Error('Answer could not be read', { cause });
  }
}

async function explain(cause: unknown, origin: string): Promise<never> {
  if (cause instanceof SyntaxError) throw new Error('Answer could not be read', { cause });
  if (!(cause instanceof TypeError)) throw cause;
  // The report of a blocked call may come a moment after its failure.
  await new Promise((resolve) => setTimeout(resolve));
  if (isBlockedOrigin(origin)) throw new UnknownAddressError();
  throw new Error('Could not be reached', { cause });
}

/** Ends the call, its body included, when the time is over or nobody waits for it any more. */
function withinTime<Result>(
  signal: AbortSignal,
  call: (limited: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController();
  return new Promise((resolve, reject) => {
    const end = (reason: unknown) => {
      reject(reason);
      ending.abort(reason);
    };
    const leave = () => end(signal.reason);
    const timer = setTimeout(
      () => end(new Error(`No answer within ${timeLimit / 1_000} seconds`)),
      timeLimit,
    );
    signal.addEventListener('abort', leave, { once: true });
    call(ending.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
      });
  });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
