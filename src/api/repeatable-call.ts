import { useState } from 'react';

/**
 * Returns a function that sends a request with an idempotency key. Until one of its calls succeeds,
 * the same request has the same key: the service then answers a repetition as it answered the call
 * whose answer was lost (decision 0081). After that, the same request gets a new key.
 */
export const useRepeatableCall = () => useState(repeatableCall)[0];

function repeatableCall() {
  const keys = new Map<string, string>();
  return async <Answer>(
    request: unknown,
    send: (key: string) => Promise<Answer>,
  ): Promise<Answer> => {
    const text = JSON.stringify([request]);
    const key = keys.get(text) ?? newKey();
    keys.set(text, key);
    const answer = await send(key);
    keys.clear();
    return answer;
  };
}

/**
 * Returns a function as above for calls about many records, each with its id. A success with one record
 * keeps the keys of the others.
 */
export function useRepeatableCalls() {
  const [byRecord] = useState(() => new Map<string, ReturnType<typeof repeatableCall>>());
  return <Answer>(
    id: string,
    request: unknown,
    send: (key: string) => Promise<Answer>,
  ): Promise<Answer> => {
    const sendOnce = byRecord.get(id) ?? repeatableCall();
    byRecord.set(id, sendOnce);
    return sendOnce(request, send);
  };
}

// `crypto.randomUUID` exists only on pages with https.
function newKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
