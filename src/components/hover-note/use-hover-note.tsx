import {
  type FocusEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { HoverNote, type NoteAnchor } from './hover-note';

/**
 * Tooltips show at once, and hide after 250 ms except on the audit page
 * (docs/product/constants.md#tooltips).
 */
const usualHideDelay = 250;

interface Shown {
  element: Element;
  anchor: NoteAnchor;
  text: string;
  isError: boolean;
}

/** What a note at an element would say: its own words, or its text where that is cut off. */
function noteAt(target: EventTarget): Omit<Shown, 'anchor'> | undefined {
  if (!(target instanceof Element)) return undefined;
  const named = target.closest<HTMLElement>('[data-note]');
  const { note, noteKind } = named?.dataset ?? {};
  if (named && note) return { element: named, text: note, isError: noteKind === 'error' };
  const cut = target.closest<HTMLElement>('[data-cut]');
  if (!cut || cut.scrollWidth <= cut.clientWidth) return undefined;
  return { element: cut, text: cut.textContent ?? '', isError: false };
}

/**
 * One tooltip for a whole grid or tree, by events that bubble: ten thousand rows need no tooltip of
 * their own. Returns the handlers for the element around, and the tooltip.
 * @param hideDelay milliseconds that a note stays after the pointer has left
 */
export function useHoverNote(hideDelay = usualHideDelay) {
  const [shown, setShown] = useState<Shown>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hold = () => clearTimeout(timer.current);
  const hideNow = () => {
    hold();
    setShown(undefined);
  };
  const hideSoon = () => {
    hold();
    timer.current = setTimeout(() => setShown(undefined), hideDelay);
  };
  // A focus that the page gave back after a click says nothing that the pointer does not say.
  const showFocused = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) show(event);
  };
  const show = (event: SyntheticEvent) => {
    const next = noteAt(event.target);
    if (!next) {
      if (shown) hideSoon();
      return;
    }
    hold();
    if (shown?.element === next.element && shown.text === next.text) return;
    setShown({ ...next, anchor: next.element.getBoundingClientRect() });
  };

  // What was brought into view to be focused or pointed at has its note before it has scrolled.
  // The event may come before a newer note is drawn, so that it goes by what is shown by now.
  const follow = () => {
    setShown((current) => {
      if (!current?.element.isConnected) return undefined;
      const { element } = current;
      if (!element.matches(':hover, :focus, :focus-within')) return undefined;
      return { ...current, anchor: element.getBoundingClientRect() };
    });
  };

  const tooltip: ReactNode = shown ? (
    <HoverNote
      anchor={shown.anchor}
      text={shown.text}
      isError={shown.isError}
      onPointerEnter={hold}
      onPointerLeave={hideSoon}
    />
  ) : null;
  return {
    tooltip,
    hideTooltip: hideNow,
    isTooltipShown: shown !== undefined,
    tooltipHandlers: {
      onPointerOver: show,
      onPointerLeave: hideSoon,
      onFocus: showFocused,
      onBlur: hideSoon,
      onScroll: follow,
    },
  };
}
