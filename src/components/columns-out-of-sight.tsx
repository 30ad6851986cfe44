import { clsx } from 'clsx';
import { type RefObject, useEffect, useState } from 'react';
import { listText } from '~/domain/count-text';
import classes from './columns-out-of-sight.module.css';

interface ColumnsOutOfSightProps {
  /** The element that scrolls sideways, or has a grid in it that does. */
  frame: RefObject<HTMLElement | null>;
  /** A text that changes with the columns. */
  columns: string;
  /** Width in pixels of what is in front of the columns at the end. */
  covered?: number;
}

/**
 * Names the columns that a narrow window does not show in whole, so that a person knows that there
 * are more to the side. It appears in a narrow window only. `data-end-hidden` says in every window that the
 * last column is out of sight.
 */
export function ColumnsOutOfSight({ frame, columns, covered = 0 }: ColumnsOutOfSightProps) {
  /** Undefined until the browser has told; null as long as each column has been in sight. */
  const [names, setNames] = useState<readonly string[] | null>();
  const [isEndHidden, setEndHidden] = useState(false);
  useEffect(() => {
    const scroller = frame.current?.querySelector('[role="grid"]') ?? frame.current;
    // A test without a layout has no observer.
    if (!scroller || typeof IntersectionObserver === 'undefined') return;
    const headers = [
      ...scroller.querySelectorAll('[role="columnheader"], thead th, [data-heading]'),
    ].filter((header) => nameOf(header).length > 0);
    const hidden = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio < mostVisible) hidden.add(target);
          else hidden.delete(target);
        }
        const found = headers.filter((header) => hidden.has(header)).flatMap(nameOf);
        setEndHidden(headers.slice(-1).some((header) => hidden.has(header)));
        setNames((before) => (before || found.length > 0 ? found : null));
      },
      { root: scroller, rootMargin: `0px -${covered}px 0px 0px`, threshold: [mostVisible] },
    );
    if (columns) for (const header of headers) observer.observe(header);
    return () => observer.disconnect();
  }, [frame, columns, covered]);
  // Once shown, it keeps its room at the end of a sideways scroll.
  if (names === null) return null;
  return (
    <p
      className={clsx(classes.hint, names && classes.shown)}
      data-end-hidden={isEndHidden || undefined}
    >
      {names?.length ? `More to the side: ${listText(names)}` : null}
    </p>
  );
}

/** A header that is cut by its border alone is visible. */
const mostVisible = 0.9;

/**
 * Returns the name of a column, in an array; empty for a column of buttons. A header has marks and buttons
 * beside its name. What only looks like a table has the name as its `data-heading`.
 */
function nameOf(header: Element): string[] {
  const text =
    header.getAttribute('data-heading') ??
    header.querySelector('[data-cut], [data-name]')?.textContent?.trim();
  return text ? [text] : [];
}
