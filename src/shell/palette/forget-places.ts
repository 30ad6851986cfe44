import { forget } from '~/components/remembered';
import { forgottenKeys } from '~/domain/console-names';
import { createListeners } from '~/domain/listeners';
import { onAnnouncement } from '~/session/session-channel';

const forgotten = createListeners<void>();

/**
 * Removes the recent places, and the filters of grids (docs/product/views.md#after-logout), from the
 * browser: the person leaves it.
 */
export function forgetPlaces(): void {
  forgotten.notify();
  for (const key of Object.values(forgottenKeys)) forget(key);
}

/**
 * Forgets the places when the person signs out in another tab, and calls `listener` when they are
 * forgotten by this tab or by another.
 * @returns the function that removes the listener
 */
export function onForgottenPlaces(listener: () => void): () => void {
  const ends = [
    forgotten.add(listener),
    onAnnouncement(({ kind }) => {
      if (kind === 'signed-out' || kind === 'signing-out') forgetPlaces();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
