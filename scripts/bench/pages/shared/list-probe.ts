/** What a page with a grid or tree offers to the benchmark, as `window.listProbe`. */
export interface ListProbe {
  /** Answers, once a click has led to other rows on the screen, the milliseconds between the two. */
  clickToPaint(): Promise<number>;
  /** The same once something was typed. */
  inputToPaint(): Promise<number>;
  /** Answers, once rows are on the screen, the milliseconds since the navigation began. */
  shown(): Promise<number>;
  /** Scrolls down by a fixed distance per frame and answers how the frames went. */
  scroll(): Promise<ScrolledFrames>;
}

export interface ScrolledFrames {
  /** Milliseconds from each frame to the next: steps of the screen's own rhythm. */
  frames: number[];
  /** Milliseconds that the page worked on each frame, from its beginning until it was painted. */
  work: number[];
  /** How many frames showed no row in the middle of the grid. */
  blankFrames: number;
  /** Elements of the whole document afterwards. */
  elements: number;
}

const framesToScroll = 150;
const pixelsPerFrame = 400;
const rowsOnScreen = 10;

/** How the rows of a page are told from everything else. */
interface RowsOf {
  /** CSS selector of rows, whatever elements they are made of. */
  rows: string;
  /** Every row of a record contains this text. */
  text: string;
}

/** Measures from within the page: what it does is not in the way of a message to the benchmark. */
export const listProbe = (of: RowsOf): ListProbe => ({
  clickToPaint: () => eventToPaint('click', of),
  inputToPaint: () => eventToPaint('input', of),

  async shown() {
    do await nextFrame();
    while (!isShown(of));
    await afterPaint();
    return performance.now();
  },

  async scroll() {
    const scroller = scrollerOf(dataRows(of)[0]);
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
      if (isBlank(scroller, of)) blankFrames += 1;
    }
    // The virtualiser takes its spare rows away when the scrolling has come to rest.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const elements = document.getElementsByTagName('*').length;
    if (scroller.scrollTop < framesToScroll * pixelsPerFrame) {
      throw new Error(`The list scrolled no further than ${scroller.scrollTop} pixels.`);
    }
    return { frames, work, blankFrames, elements };
  },
});

const eventToPaint = (type: 'click' | 'input', of: RowsOf) =>
  new Promise<number>((resolve) => {
    const before = firstRows(of);
    const onEvent = async (event: Event) => {
      do await nextFrame();
      while (!isShown(of) || firstRows(of) === before);
      await afterPaint();
      resolve(performance.now() - event.timeStamp);
    };
    window.addEventListener(type, onEvent, { capture: true, once: true });
  });

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Called within a frame, ends as the first task after it: the frame has been rendered by then. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

const dataRows = ({ rows, text }: RowsOf): Element[] =>
  [...document.querySelectorAll(rows)].filter((row) => row.textContent?.includes(text));

const firstRows = (of: RowsOf) =>
  dataRows(of)
    .slice(0, 5)
    .map((row) => row.textContent)
    .join();

function isShown(of: RowsOf): boolean {
  const rows = dataRows(of);
  const top = rows[0]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  return rows.length >= rowsOnScreen && top < window.innerHeight;
}

function isBlank(scroller: Element, { rows }: RowsOf): boolean {
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
