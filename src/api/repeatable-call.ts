import { useState } from 'react';

/**
 * Returns a function that sends a request with an idempotency key. Until one of its calls succeeds,
 * the same request has the same key: the service then answers a repetition as it answered the call
 * whose answer was lost (decision 0081). A success with one record keeps the keys of the others.
 */
export const useRepeatableCall = () => useState(repeatableCall)[0];

function repeatableCall() {
  const keysOfRecords = new Map<string, Map<string, string>>();
  return async <Answer>(
    request: unknown,
    send: (key: string) => Promise<Answer>,
    recordID = '',
  ): Promise<Answer> => {
    const keys = keysOfRecords.get(recordID) ?? new Map<string, string>();
    keysOfRecords.set(recordID, keys);
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
