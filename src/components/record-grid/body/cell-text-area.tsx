import { clsx } from 'clsx';
import type { ComponentProps, KeyboardEvent } from 'react';
import { pressedKey } from '../../focus';
import classes from './cell-editor.module.css';

const mostLines = 6;

/** Makes a field as high as its text, and brings it into view. */
function fitHeight(area: HTMLTextAreaElement) {
  area.rows = 1;
  while (area.rows < mostLines && area.scrollHeight > area.clientHeight) area.rows += 1;
  area.toggleAttribute('data-tall', area.rows > 1);
  area.scrollIntoView({ block: 'nearest' });
}

/** Breaks the line at the cursor: Enter ends the edit, and not every browser knows Alt+Enter. */
function breakLine(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { currentTarget: area } = event;
  event.preventDefault();
  event.stopPropagation();
  area.setRangeText('\n', area.selectionStart, area.selectionEnd, 'end');
  // React and `fitHeight` take it like a typed one.
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The field of a text of several lines. It lies over the rows below. */
export function CellTextArea({ onKeyDown, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...props}
      rows={1}
      className={clsx(classes.input, classes.area)}
      onFocus={(event) => fitHeight(event.currentTarget)}
      onInput={(event) => fitHeight(event.currentTarget)}
      onKeyDown={(event) => {
        if (pressedKey(event) === 'Enter' && event.altKey) breakLine(event);
        else onKeyDown?.(event);
      }}
    />
  );
}
