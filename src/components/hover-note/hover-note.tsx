import { Portal } from '@mantine/core';
import { clsx } from 'clsx';
import classes from './hover-note.module.css';

/** The part of the window that a note belongs to. */
export type NoteAnchor = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

interface HoverNoteProps {
  anchor: NoteAnchor;
  text: string;
  isError?: boolean;
  onPointerEnter?: () => void;
  onPointerLeave?: () => void;
}

const distance = 4;
const roomForNote = 120;

/**
 * A note at a cell: its full text, or what is wrong with it. Only for the eye; what it says stands in
 * the cell for everybody else.
 */
export function HoverNote({ anchor, text, isError = false, ...rest }: HoverNoteProps) {
  const isAtTheRight = anchor.left > window.innerWidth * 0.6;
  const isAbove = window.innerHeight - anchor.bottom < roomForNote;
  return (
    <Portal>
      <div
        {...rest}
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
