import { useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { fontScale } from '../font-scale';
import { usePrintedRows } from '../use-printed-rows';

/** The height of a row in pixels. */
export const rowHeight = Math.round(32 * fontScale);
/** The number of rows to draw beyond the visible ones, above and below. */
const overscan = 4;

interface Drawn {
  first: number;
  /** The index after the last row. */
  end: number;
}

/**
 * Returns the rows of a long list to draw: the visible ones and a few beyond them. All rows have the
 * same height, so that the position of the scrollbar alone decides, and nothing is measured for each
 * row. The rows change as soon as one that is not drawn would be visible.
 */
export function useRowWindow(scroller: HTMLElement | null, count: number) {
  // Until the height of the list is known it may be that of the window.
  const [drawn, setDrawn] = useState(() => windowAt(0, window.innerHeight));

  const view = useMemo(() => {
    let latest: Drawn | undefined;
    const draw = (next: Drawn) => {
      if (next.first === latest?.first && next.end === latest.end) return;
      latest = next;
      setDrawn(next);
    };
    const refresh = () => {
      if (!scroller) return;
      const { scrollTop: top, clientHeight: height } = scroller;
      const { first, end } = visibleAt(top, height);
      const isDrawn = latest && first >= latest.first && end <= latest.end;
      if (!isDrawn) draw(windowAt(top, height));
    };
    return {
      refresh,
      /** Draws what the list can show at most while all of its rows fit. */
      fill: (height: number) => draw(windowAt(0, height)),
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
  }, [scroller]);

  useLayoutEffect(() => {
    if (!scroller) return;
    // Within the frame of the event: the next frame would show an empty list first.
    const refreshNow = () => flushSync(view.refresh);
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
  }, [scroller, view]);

  const end = Math.min(drawn.end, count);
  const first = Math.min(drawn.first, end);
  // A list that gets shorter moves its scrollbar.
  const isBeyond = first > 0 && drawn.end > count;
  useLayoutEffect(() => {
    if (isBeyond) view.refresh();
  }, [isBeyond, view]);
  const printed = usePrintedRows(count);
  return printed === null ? { ...view, first, end } : { ...view, first: 0, end: printed };
}

/** The element around the list limits its height. */
function greatestHeight({ parentElement: frame, clientHeight }: HTMLElement): number {
  if (!frame) return clientHeight;
  return Number.parseFloat(getComputedStyle(frame).maxHeight) || frame.clientHeight;
}

const visibleAt = (top: number, height: number): Drawn => ({
  first: Math.max(0, Math.floor(top / rowHeight)),
  end: Math.ceil((top + height) / rowHeight),
});

function windowAt(top: number, height: number): Drawn {
  const { first, end } = visibleAt(top, height);
  return { first: Math.max(0, first - overscan), end: end + overscan };
}
