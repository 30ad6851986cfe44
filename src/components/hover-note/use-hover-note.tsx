import { Portal } from '@mantine/core';
import { useTimeout, useWindowEvent } from '@mantine/hooks';
import { clsx } from 'clsx';
import { type FocusEvent, type SyntheticEvent, useRef, useState } from 'react';
import classes from './hover-note.module.css';

/** Milliseconds; the audit page has its own (docs/product/constants.md#tooltips). */
const usualHideDelay = 250;

/** The rectangle of the window to which a note belongs. */
export type NoteAnchor = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

interface HoverNoteProps {
  anchor: NoteAnchor;
  text: string;
  isError?: boolean;
  onPointerEnter?: () => void;
  onPointerLeave?: () => void;
}

type ShownNote = HoverNoteProps & { element: Element };

const distance = 4;
const roomForNote = 120;

/** Shows a cell's full text or its error. Screen readers read it in the cell. */
export function HoverNote(props: HoverNoteProps) {
  const { anchor, text, isError = false, onPointerEnter, onPointerLeave } = props;
  const isAtTheRight = anchor.left > window.innerWidth * 0.6;
  const isAbove = window.innerHeight - anchor.bottom < roomForNote;
  return (
    <Portal>
      <div
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
        aria-hidden="true"
        className={clsx(classes.note, isError && classes.error)}
        style={{
          ...(isAtTheRight
            ? { right: Math.max(8, document.documentElement.clientWidth - anchor.right) }
            : { left: Math.max(8, anchor.left) }),
          ...(isAbove
            ? { bottom: window.innerHeight - anchor.top + distance }
            : { top: anchor.bottom + distance }),
        }}
      >
        {text}
      </div>
    </Portal>
  );
}

/** Returns the note of an element: its `data-note`, or its text if that is cut off. */
function noteAt(target: EventTarget) {
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

/** Returns the note within a cell: the keyboard reaches the cell, but not the badge in it. */
function noteIn(element: Element) {
  if (!element.matches('[role="gridcell"], [role="rowheader"]')) return undefined;
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
  const [shown, setNote] = useState<ShownNote>();
  // A scroll event may arrive before React has drawn a newer note.
  const latest = useRef<ShownNote>(undefined);
  const setShown = (note: ShownNote | undefined) => {
    latest.current = note;
    setNote(note);
  };
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
  const show = (event: SyntheticEvent, inner?: ReturnType<typeof noteIn>) => {
    const next = noteAt(event.target) ?? inner;
    if (!next && shown) hideSoon();
    if (!next) return;
    hold();
    if (shown?.element === next.element && shown.text === next.text) return;
    place(next);
  };

  const place = (note: Omit<ShownNote, 'anchor'>) =>
    setShown({ ...note, anchor: note.element.getBoundingClientRect() });

  // An element that scrolls into view on focus or hover gets its note before the scroll ends, so
  // the note follows it. Without a note nothing is drawn again in the middle of the scrolling.
  const follow = () => {
    const note = latest.current;
    if (!note) return;
    const isHeld = note.element.matches(':hover, :focus, :focus-within');
    if (isHeld && note.element.isConnected) place(note);
    else setShown(undefined);
  };

  // The page may have moved the element below its note, which would then keep the pointer from it.
  const enter = () => {
    hold();
    if (latest.current) place(latest.current);
  };

  // Also without the focus: the pointer may have opened it (WCAG 2.2, 1.4.13).
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape' && latest.current) setShown(undefined);
  });

  // A pressed button has said what it does.
  const hidePressed = ({ target }: SyntheticEvent) => {
    // A note of the same moment may not be drawn yet.
    if (latest.current && target instanceof Element && target.closest('button'))
      setShown(undefined);
  };

  return {
    tooltip: shown ? (
      <HoverNote {...shown} onPointerEnter={enter} onPointerLeave={hideSoon} />
    ) : null,
    hideTooltip: () => {
      hold();
      setShown(undefined);
    },
    isTooltipShown: shown !== undefined,
    tooltipHandlers: {
      onPointerOver: show,
      onPointerLeave: hideSoon,
      onFocus: showFocused,
      onBlur: hideSoon,
      onScroll: follow,
      onClick: hidePressed,
    },
  };
}
