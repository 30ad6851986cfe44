import { Portal } from '@mantine/core';
import { clsx } from 'clsx';
import classes from './hover-note.module.css';

/** The rectangle of the window to which a note belongs. */
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

/** Shows a cell's full text or its error. Screen readers read it in the cell. */
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
