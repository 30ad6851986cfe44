import { Portal } from '@mantine/core';
import { useTimeout, useWindowEvent } from '@mantine/hooks';
import { clsx } from 'clsx';
import {
  type CSSProperties,
  type FocusEvent,
  type PointerEvent,
  type SyntheticEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { dialogs, openDialog, pressedKey } from '../focus';
import classes from './hover-note.module.css';

/** Milliseconds; the audit page has its own (docs/product/constants.md#tooltips). */
const usualHideDelay = 250;

interface HoverNoteProps {
  /** The element beside which the note stays. */
  element: Element;
  text: string;
  isError?: boolean;
  onPointerEnter?: () => void;
  onPointerLeave?: () => void;
}

const distance = 4;
const roomForNote = 120;

/** Shows a cell's full text or its error. Screen readers read it in the cell. */
export function HoverNote(props: HoverNoteProps) {
  const { element, text, isError = false, onPointerEnter, onPointerLeave } = props;
  const place = useSyncExternalStore(eachFrame, () => JSON.stringify(placeBeside(element)));
  return (
    <Portal>
      <div
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
        aria-hidden="true"
        className={clsx(classes.note, isError && classes.error)}
        style={JSON.parse(place)}
      >
        {text}
      </div>
    </Portal>
  );
}

/** A scroll moves an element, and so does a toolbar that wraps; only the first has an event. */
function eachFrame(onFrame: () => void) {
  const next = () => {
    onFrame();
    frame = requestAnimationFrame(next);
  };
  let frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
}

/** Returns the style of a note that lies below its element, or above one near the lower edge. */
function placeBeside(element: Element): CSSProperties {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const list = element.closest('[role="grid"], [role="tree"]')?.getBoundingClientRect();
  const isScrolledAway = list !== undefined && (bottom < list.top || top > list.bottom);
  const isBehind = openDialog() !== null && !element.closest(dialogs);
  // A list draws only the rows in sight, and the one with the focus.
  if (isScrolledAway || isBehind || !element.isConnected) return { display: 'none' };
  return {
    ...(left > window.innerWidth * 0.6
      ? { right: Math.max(8, document.documentElement.clientWidth - right) }
      : { left: Math.max(8, left) }),
    ...(window.innerHeight - bottom < roomForNote
      ? { bottom: window.innerHeight - top + distance }
      : { top: bottom + distance }),
  };
}

/** Returns the note of an element: its `data-note`, or its text if that is cut off. */
function noteAt(target: EventTarget | null) {
  if (!(target instanceof Element)) return undefined;
  // The note of an open menu's button would cover the menu.
  const named = target.closest<HTMLElement>('[data-note]:not([aria-expanded="true"])');
  const { note, noteKind } = named?.dataset ?? {};
  if (named && note) return { element: named, text: note, isError: noteKind === 'error' };
  const cut = target.closest<HTMLElement>('[data-cut]');
  if (!cut || !isCut(cut)) return undefined;
  return { element: cut, text: cut.textContent ?? '', isError: false };
}

/** A text that wraps out of sight is cut, too. Line heights are no whole pixels. */
const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight + 2;

const cells = '[role="gridcell"], [role="rowheader"]';

/** Returns the note within a cell: the keyboard reaches the cell, but not the badge in it. */
function noteIn(element: Element | null) {
  if (!element?.matches(cells)) return undefined;
  const { note, noteKind } = element.querySelector<HTMLElement>('[data-note]')?.dataset ?? {};
  return note ? { element, text: note, isError: noteKind === 'error' } : undefined;
}

/**
 * Provides one tooltip for a whole grid or tree. The events bubble, so ten thousand rows need no
 * tooltips of their own.
 * @param hideDelay milliseconds that a note stays after the pointer has left
 * @returns the handlers for the surrounding element, and the tooltip
 */
export function useHoverNote(hideDelay = usualHideDelay) {
  const [shown, setShown] = useState<HoverNoteProps>();
  const { start, clear: hold } = useTimeout(() => setShown(undefined), hideDelay);
  const hideSoon = () => {
    hold();
    start();
  };
  // After a click, a returned focus is not :focus-visible. It needs no note, because the pointer
  // shows one.
  const showFocused = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) show(event, noteIn(event.target));
  };
  const show = ({ target }: Pick<Event, 'target'>, inner?: ReturnType<typeof noteIn>) => {
    const next = noteAt(target) ?? inner;
    if (!next && shown) hideSoon();
    if (!next) return;
    hold();
    if (shown?.element === next.element && shown.text === next.text) return;
    setShown(next);
  };

  // A finger leaves what it has tapped: the note stays until the next touch of something else. A touch that
  // scrolls has no click.
  const touched = useRef<EventTarget>(null);
  useWindowEvent('click', ({ target }) => {
    const isTap = target === touched.current;
    touched.current = null;
    if (!isTap || !(target instanceof Element) || target.closest('a, button')) return;
    show({ target }, noteIn(target.closest(cells)));
  });
  useWindowEvent('pointerdown', ({ target }) => {
    if (!(target instanceof Element) || !shown) return;
    if (!shown.element.contains(target) && !target.closest(`.${classes.note}`)) setShown(undefined);
  });

  // Also without the focus: the pointer may have opened it (WCAG 2.2, 1.4.13).
  useWindowEvent('keydown', (event) => {
    if (pressedKey(event) === 'Escape') setShown(undefined);
  });

  // A pressed button has said what it does.
  const hidePressed = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && target.closest('button')) setShown(undefined);
  };

  return {
    tooltip: shown ? (
      <HoverNote {...shown} onPointerEnter={hold} onPointerLeave={hideSoon} />
    ) : null,
    hideTooltip: () => {
      hold();
      setShown(undefined);
    },
    isTooltipShown: shown !== undefined,
    tooltipHandlers: {
      onPointerOver(event: PointerEvent) {
        if (event.pointerType === 'touch') touched.current = event.target;
        else show(event);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'touch' || hideSoon(),
      onFocus: showFocused,
      onBlur: hideSoon,
      onClick: hidePressed,
    },
  };
}
