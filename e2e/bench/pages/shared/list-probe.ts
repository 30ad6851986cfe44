/** The measurements that a page with a grid or tree offers to the benchmark, as `window.listProbe`. */
export interface ListProbe {
  /** Resolves when other rows are painted after a click, with the milliseconds between the two. */
  clickToPaint(): Promise<number>;
  /** Resolves when other rows are painted after typing, with the milliseconds between the two. */
  inputToPaint(): Promise<number>;
  /** Resolves when rows are painted, with the milliseconds since the navigation began. */
  shown(): Promise<number>;
  /** Scrolls down by a fixed distance per frame and returns the times of the frames. */
  scroll(): Promise<ScrolledFrames>;
}

export interface ScrolledFrames {
  /** Milliseconds from each frame to the next: multiples of the screen's refresh interval. */
  frames: number[];
  /** Milliseconds that the page worked on each frame, from its beginning until the paint. */
  work: number[];
  /** How many frames showed no row in the middle of the grid. */
  blankFrames: number;
  /** Elements of the whole document after the scrolling. */
  elements: number;
}

const framesToScroll = 150;
const pixelsPerFrame = 400;
const rowsOnScreen = 10;

/** How to find the rows of a page. */
interface ProbedRows {
  /** CSS selector of rows, whichever elements a page uses for them. */
  rows: string;
  /** Every row of a record contains this text. */
  text: string;
}

/** Makes the probe. It measures within the page, so that messages to the benchmark do not count. */
export const listProbe = (target: ProbedRows): ListProbe => ({
  clickToPaint: () => eventToPaint('click', target),
  inputToPaint: () => eventToPaint('input', target),

  async shown() {
    do await nextFrame();
    while (!isShown(target));
    await afterPaint();
    return performance.now();
  },

  async scroll() {
    const scroller = scrollerOf(dataRows(target)[0]);
    const frames: number[] = [];
    const work: number[] = [];
    let blankFrames = 0;
    let last = await nextFrame();
    for (let frame = 0; frame < framesToScroll; frame += 1) {
      scroller.scrollTop += pixelsPerFrame;
      const began = await nextFrame();
      frames.push(began - last);
      last = began;
      await afterPaint();
      work.push(performance.now() - began);
      if (isBlank(scroller, target)) blankFrames += 1;
    }
    // The virtualiser removes its additional rows some time after the scrolling ends.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const elements = document.getElementsByTagName('*').length;
    if (scroller.scrollTop < framesToScroll * pixelsPerFrame) {
      throw new Error(`The list scrolled no further than ${scroller.scrollTop} pixels.`);
    }
    return { frames, work, blankFrames, elements };
  },
});

const eventToPaint = (type: 'click' | 'input', target: ProbedRows) =>
  new Promise<number>((resolve) => {
    const before = firstRows(target);
    const onEvent = async (event: Event) => {
      do await nextFrame();
      while (!isShown(target) || firstRows(target) === before);
      await afterPaint();
      resolve(performance.now() - event.timeStamp);
    };
    window.addEventListener(type, onEvent, { capture: true, once: true });
  });

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Call it within a frame. Resolves in the first task after it, when the frame has been rendered. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

const dataRows = ({ rows, text }: ProbedRows): Element[] =>
  [...document.querySelectorAll(rows)].filter((row) => row.textContent?.includes(text));

const firstRows = (target: ProbedRows) =>
  dataRows(target)
    .slice(0, 5)
    .map((row) => row.textContent)
    .join();

function isShown(target: ProbedRows): boolean {
  const rows = dataRows(target);
  const top = rows[0]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  return rows.length >= rowsOnScreen && top < window.innerHeight;
}

function isBlank(scroller: Element, { rows }: ProbedRows): boolean {
  const { left, top, width, height } = scroller.getBoundingClientRect();
  const middle = document.elementFromPoint(left + width / 4, top + height / 2);
  return !middle?.closest(rows);
}

function scrollerOf(row: Element | undefined): Element {
  for (let element = row?.parentElement; element; element = element.parentElement) {
    const canScroll = ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
    if (canScroll && element.scrollHeight > element.clientHeight + pixelsPerFrame) return element;
  }
  throw new Error('Nothing around the rows scrolls.');
}
