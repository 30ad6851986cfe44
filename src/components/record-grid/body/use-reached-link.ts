import { useDebouncedCallback } from '@mantine/hooks';
import { type SyntheticEvent, useRef } from 'react';

/** Milliseconds on a link before its page loads, as with the router's own links. */
const intent = 50;

/**
 * Tells which link to a record's page a person points at or focuses, before the click. The links of a
 * grid are plain ones: ten thousand rows need one set of handlers.
 */
export function useReachedLink(onReach: (link: Element) => void) {
  const reach = useDebouncedCallback(onReach, intent);
  const waiting = useRef<Element>(null);
  const wait = (link: Element | null) => {
    if (link === waiting.current) return;
    waiting.current = link;
    if (link) reach(link);
    else reach.cancel();
  };

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
