import { useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePrintedRows } from './use-printed-rows';

/** The number of rows to draw beyond the visible ones, above and below. */
const overscan = 4;
/** So many of them are left when other rows are drawn. */
const ahead = 2;

interface RowRange {
  first: number;
  /** The index after the last row. */
  end: number;
}

interface RowWindowOptions {
  count: number;
  /** Pixels. */
  rowHeight: number;
  /** The index of a row to draw wherever it is, so that it can keep the focus; -1 for none. */
  kept: number;
  /** Where the list begins, in pixels; undefined to leave its scrollbar where it is. */
  startTop?: number;
  /** The height in pixels of the content above the list, until that of the list is known. */
  roomAbove?: number;
}

/**
 * Returns the rows of a long list to draw: the visible ones and a few beyond them. All rows have the
 * same height, so that the position of the scrollbar alone decides, and nothing is measured for each
 * row. The rows change before one that is not drawn would be visible.
 */
export function useRowWindow(scroller: HTMLElement | null, options: RowWindowOptions) {
  const { count, rowHeight, kept, roomAbove = 0 } = options;
  const [startTop] = useState(options.startTop);
  const [visible, setVisible] = useState(() =>
    visibleAt(startTop ?? 0, Math.max(0, window.innerHeight - roomAbove), rowHeight),
  );
  // Rows beyond the screen follow the first paint.
  const beyond = useDeferredValue(overscan, 0);

  const view = useMemo(() => {
    let latest: RowRange | undefined;
    const draw = (next: RowRange) => {
      if (next.first === latest?.first && next.end === latest.end) return;
      latest = next;
      setVisible(next);
    };
    const refresh = () => {
      if (!scroller) return;
      const next = visibleAt(scroller.scrollTop, scroller.clientHeight, rowHeight);
      const isDrawn =
        latest && next.first >= latest.first - ahead && next.end <= latest.end + ahead;
      if (!isDrawn) draw(next);
    };
    return {
      refresh,
      /** Draws what the list can show at most while all of its rows fit. */
      fill: (height: number) => draw(visibleAt(0, height, rowHeight)),
      /** Scrolls as little as a row needs to be visible as a whole. */
      show(index: number) {
        if (!scroller) return;
        const [top, bottom] = [index * rowHeight, (index + 1) * rowHeight];
        const { scrollTop, clientHeight } = scroller;
        if (top < scrollTop) scroller.scrollTop = top;
        else if (bottom > scrollTop + clientHeight) scroller.scrollTop = bottom - clientHeight;
        refresh();
      },
    };
  }, [scroller, rowHeight]);

  useLayoutEffect(() => {
    if (!scroller) return;
    // Within the frame of the event: the next frame would show an empty list first.
    const refreshNow = () => flushSync(view.refresh);
    // Before somebody scrolls to a row, such as one that has moved meanwhile.
    if (startTop !== undefined) scroller.scrollTop = startTop;
    const observer = new ResizeObserver(() => {
      const most = greatestHeight(scroller);
      // While all rows fit, the height is that of the list that a person can get by expanding: the rows
      // that then come into sight are drawn at once.
      if (scroller.scrollHeight <= most) view.fill(most);
      else refreshNow();
    });
    observer.observe(scroller);
    scroller.addEventListener('scroll', refreshNow, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', refreshNow);
    };
  }, [scroller, view, startTop]);

  // A list that gets shorter moves its scrollbar.
  const isBeyond = visible.first > 0 && visible.end > count;
  useLayoutEffect(() => {
    if (isBeyond && count > 0) view.refresh();
  }, [isBeyond, count, view]);

  const printed = usePrintedRows(count);
  const end = printed ?? Math.min(visible.end + beyond, count);
  const first = printed === null ? Math.min(Math.max(0, visible.first - beyond), end) : 0;
  const indexes = upTo(first, end);
  if (kept >= 0 && kept < first) indexes.unshift(kept);
  else if (kept >= end && kept < count) indexes.push(kept);
  return { show: view.show, isCut: printed !== null && printed < count, indexes };
}

const upTo = (first: number, end: number) =>
  Array.from({ length: end - first }, (_, index) => first + index);

/** The element around the list limits its height. */
function greatestHeight({ parentElement: frame, clientHeight }: HTMLElement): number {
  if (!frame) return clientHeight;
  return Number.parseFloat(getComputedStyle(frame).maxHeight) || frame.clientHeight;
}

const visibleAt = (top: number, height: number, rowHeight: number): RowRange => ({
  first: Math.max(0, Math.floor(top / rowHeight)),
  end: Math.ceil((top + height) / rowHeight),
});
