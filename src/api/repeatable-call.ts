import { useState } from 'react';
import { wasRefused } from '~/domain/call-outcome';
import type { Operation } from './answers/answer';
import { type BodyOf, type JsonOperation, type ParamsOf, type PostOptions, send } from './client';

/**
 * Returns a function that sends a POST of the contract with an idempotency key. The same request has the same
 * key until it succeeds, or another one about the record may have changed what it stored: the service then
 * answers a repetition as it answered the call whose answer was lost (decision 0081).
 */
export function useRepeatableCall<Id extends JsonOperation>(operation: Operation<Id, 'post'>) {
  const [withKey] = useState(keeper);
  return (
    params: ParamsOf<Id>,
    body: BodyOf<Id>,
    { recordID, onAnswer }: { recordID?: string } & Pick<PostOptions<Id>, 'onAnswer'> = {},
  ) => withKey([params, body], (key) => send(operation, params, body, { key, onAnswer }), recordID);
}

/** Keeps the key of the latest request about each record. */
function keeper() {
  const latest = new Map<string, { text: string; key: string }>();
  return async <Answer>(
    request: unknown,
    send: (key: string) => Promise<Answer>,
    recordID = '',
  ): Promise<Answer> => {
    const text = JSON.stringify(request);
    const before = latest.get(recordID);
    const key = before?.text === text ? before.key : newKey();
    latest.set(recordID, { text, key });
    try {
      const answer = await send(key);
      latest.delete(recordID);
      return answer;
    } catch (cause) {
      if (before && wasRefused(cause)) latest.set(recordID, before);
      throw cause;
    }
  };
}

// `crypto.randomUUID` exists only on pages with https.
function newKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
