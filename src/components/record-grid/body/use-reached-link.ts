import { type SyntheticEvent, useEffect, useRef } from 'react';

/** Milliseconds on a link before its page loads, as with the router's own links. */
const intent = 50;

/**
 * Tells which link to a record's page a person points at or focuses, before the click. The links of a
 * grid are plain ones: ten thousand rows need one set of handlers.
 */
export function useReachedLink(onReach: (link: Element) => void) {
  const waiting = useRef<{ link: Element | null; timer?: ReturnType<typeof setTimeout> }>(null);
  const wait = (link: Element | null) => {
    if (link === (waiting.current?.link ?? null)) return;
    clearTimeout(waiting.current?.timer);
    const timer = link ? setTimeout(() => onReach(link), intent) : undefined;
    waiting.current = { link, timer };
  };
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);

  const look = ({ target }: SyntheticEvent) =>
    wait(target instanceof Element ? target.closest('a[data-action="open"]') : null);
  const leave = () => wait(null);
  return {
    onPointerOver: look,
    onFocus: look,
    onPointerLeave: leave,
    onBlur: leave,
    // A click loads the page itself.
    onClick: leave,
  };
}
