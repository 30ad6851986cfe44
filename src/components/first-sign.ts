import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Calls a function once, when a person first does something on the page and the browser is idle.
 * @returns the function that ends the waiting
 */
export function onFirstSign(act: () => void): () => void {
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, begin, true);
  };
  const begin = () => {
    stop();
    // Not every browser has requestIdleCallback, and a busy one calls back only when the time is over.
    if (window.requestIdleCallback) window.requestIdleCallback(act, { timeout: 1000 });
    else setTimeout(act);
  };
  for (const sign of signs) window.addEventListener(sign, begin, true);
  return stop;
}

/** Returns whether a person has done something: what nobody has asked for waits until then. */
export function useFirstSign(wasSeen: () => boolean = () => false): boolean {
  const [isSeen, setIsSeen] = useState(wasSeen);
  useEffect(() => (isSeen ? undefined : onFirstSign(() => setIsSeen(true))), [isSeen]);
  return isSeen;
}

/**
 * Calls a listener for every pressed key as soon as the page is in sight. `useWindowEvent` listens a
 * moment after the paint, and misses a quick key.
 */
export function useKeyDown(listener: (event: KeyboardEvent) => void, isCapturing = false): void {
  const press = useEffectEvent(listener);
  useLayoutEffect(() => {
    const receive = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', receive, isCapturing);
    return () => removeEventListener('keydown', receive, isCapturing);
  }, [isCapturing]);
}
