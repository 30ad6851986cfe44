import { Refusal } from '../contract/refusal';
import type { ErasedAnswer } from '../contract/response-writer';
import type { ErasedHandler, ErasedRequest } from '../contract-router';
import type { ServiceContext } from '../service-context';
import { HeldTransaction } from './held-transaction';
import { findAnswer, headersLifetime, keepAnswer } from './kept-answers';
import { RequestKey } from './request-key';

type Background = ServiceContext['background'];
type RepeatContext = Pick<ServiceContext, 'database' | 'background'>;

/** The keys of what is kept for a call: of the person, and of the session. */
interface Keys {
  key: RequestKey;
  headersKey: RequestKey;
}

/** Another call has done the work of this one since this one began. */
class AnsweredMeanwhile extends Error {}

/**
 * Makes the calls with an idempotency key safe to repeat (decision 0081). The first call stores its
 * answer together with its changes. A repetition gets this answer and changes nothing.
 */
export function repeatableHandlers(
  handlers: ReadonlyMap<string, ErasedHandler>,
  context: RepeatContext,
): ReadonlyMap<string, ErasedHandler> {
  const running = new Map<string, Promise<ErasedAnswer>>();
  const repeatable = (operationId: string, handle: ErasedHandler): ErasedHandler => {
    return async (request) => {
      const { caller, headers } = request;
      const text = headers['Idempotency-Key'];
      if (caller === null || typeof text !== 'string') return handle(request);
      const key = new RequestKey(text, caller.userID, operationId);
      // Another session of the person cannot undo the deletion that a header names.
      const headersKey = new RequestKey(text, caller.sessionTokenHash, `headers ${operationId}`);
      // The same call waits, instead of doing the slow work that comes before a transaction again. The
      // running one may need its turn again to go on.
      for (let same = running.get(key.hash); same; same = running.get(key.hash)) {
        const before = same.catch(() => {});
        await request.withoutTurn(() => before);
      }
      const { database = context.database } = request;
      const answer = answerOnce({ key, headersKey }, request, handle, { ...context, database });
      running.set(key.hash, answer);
      return answer.finally(() => running.delete(key.hash));
    };
  };
  return new Map(
    [...handlers].map(([operationId, handle]) => [operationId, repeatable(operationId, handle)]),
  );
}

async function answerOnce(
  keys: Keys,
  request: ErasedRequest,
  handle: ErasedHandler,
  { database, background }: RepeatContext,
): Promise<ErasedAnswer> {
  const { params, query, body, now } = request;
  const { key, headersKey } = keys;
  // Before the handler, which trims the texts of the body.
  const fingerprint = key.fingerprintOf([params, query, body]);
  const earlier = () => earlierAnswer(keys, fingerprint, database, now);
  const known = await earlier();
  if (known) return known;

  // Another instance of the service may have answered the same call since.
  const held = new HeldTransaction(database, async (transaction) => {
    if (await findAnswer(transaction, key.hash, now)) throw new AnsweredMeanwhile();
  });
  const later = new LaterWork(background);
  try {
    const answer = await handle({ ...request, database: held.database, background: later });
    const isDone = answer.status === 200;
    const sealedBody = isDone ? await key.seal(answer.body) : '';
    const sealedHeaders = isDone && answer.headers && (await headersKey.seal(answer.headers));
    await held.commit(async (transaction) => {
      const kept = { ownerHash: key.ownerHash, fingerprint };
      // In a row of their own: instances of the release before read nothing but a body from that of the key.
      if (sealedHeaders) {
        const headers = { ...kept, keyHash: headersKey.hash, sealedBody: sealedHeaders };
        await keepAnswer(transaction, headers, now);
      }
      if (isDone) await keepAnswer(transaction, { ...kept, keyHash: key.hash, sealedBody }, now);
    });
    later.startAll();
    return answer;
  } catch (error) {
    // Without a key, a refusal would keep what an earlier transaction of the handler has stored, such
    // as the count of a failed attempt.
    if (error instanceof Refusal) await held.commit(async () => {});
    else await held.undo();
    if (!held.isUndone) later.startAll();
    const answer = error instanceof AnsweredMeanwhile ? await earlier() : undefined;
    if (answer) return answer;
    throw error;
  }
}

/** @throws Refusal when the key belongs to another request */
async function earlierAnswer(
  { key, headersKey }: Keys,
  fingerprint: string,
  database: ServiceContext['database'],
  now: Date,
): Promise<ErasedAnswer | undefined> {
  const found = await findAnswer(database, key.hash, now);
  if (!found) return undefined;
  if (found.fingerprint !== fingerprint) {
    throw new Refusal(
      422,
      'Something else was saved in this attempt already. Reload the page and look at what is there.',
    );
  }
  const kept = await findAnswer(database, headersKey.hash, now, headersLifetime);
  const first = kept && ((await headersKey.open(kept.sealedBody)) as ErasedAnswer['headers']);
  const headers = { ...first, 'Idempotency-Replayed': 'true' };
  return { status: 200, body: await key.open(found.sealedBody), headers };
}

/** Work in the background that starts only when the transaction of its call is over. */
class LaterWork implements Background {
  readonly #waiting: Parameters<Background['start']>[] = [];
  readonly #background: Background;

  constructor(background: Background) {
    this.#background = background;
  }

  start(...work: Parameters<Background['start']>): void {
    this.#waiting.push(work);
  }

  startAll(): void {
    for (const work of this.#waiting.splice(0)) this.#background.start(...work);
  }
}
