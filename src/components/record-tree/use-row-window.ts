import { useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

/** The height of a row in pixels. */
export const rowHeight = 32;
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
    const refresh = () => {
      if (!scroller) return;
      const { scrollTop: top, clientHeight: height } = scroller;
      setDrawn((old) => {
        const { first, end } = visibleAt(top, height);
        return first >= old.first && end <= old.end ? old : windowAt(top, height);
      });
    };
    return {
      refresh,
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
      const most = Number.parseFloat(getComputedStyle(scroller).maxHeight) || scroller.clientHeight;
      // While all rows fit, the height is that of the list that a person can get by expanding.
      if (scroller.scrollHeight <= most) setDrawn(windowAt(0, most));
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
  return { ...view, first, end };
}

const visibleAt = (top: number, height: number): Drawn => ({
  first: Math.max(0, Math.floor(top / rowHeight)),
  end: Math.ceil((top + height) / rowHeight),
});

function windowAt(top: number, height: number): Drawn {
  const { first, end } = visibleAt(top, height);
  return { first: Math.max(0, first - overscan), end: end + overscan };
}
