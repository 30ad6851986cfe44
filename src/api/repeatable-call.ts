import { useState } from 'react';

/**
 * Returns a function that sends a request with an idempotency key. Until one of its calls succeeds,
 * the same request has the same key: the service then answers a repetition as it answered the call
 * whose answer was lost (decision 0081). After that, the same request is meant anew.
 */
export function useRepeatableCall() {
  const [keys] = useState(() => new Map<string, string>());
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

// `crypto.randomUUID` exists only on pages with https.
function newKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
