import { useState } from 'react';
import { wasRefused } from '~/domain/call-outcome';

/**
 * Returns a function that sends a request with an idempotency key. The same request has the same key until it
 * succeeds, or another one about the record may have changed what it stored: the service then answers a
 * repetition as it answered the call whose answer was lost (decision 0081).
 */
export const useRepeatableCall = () => useState(repeatableCall)[0];

function repeatableCall() {
  const latest = new Map<string, { text: string; key: string }>();
  return async <Answer>(
    request: unknown,
    send: (key: string) => Promise<Answer>,
    recordID = '',
  ): Promise<Answer> => {
    const text = JSON.stringify([request]);
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
