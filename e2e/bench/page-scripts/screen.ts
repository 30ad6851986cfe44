/** How to see that a screen shows its content. */
export interface ProbedScreen {
  /** The pattern of its path. */
  path: string;
  /** CSS selector of an element of its content. */
  content: string;
  /** A part of the text or the value of this element. */
  text: string;
}

/** What a page offers as `window.screenProbe`. All times are milliseconds. */
export interface ScreenProbe {
  /** Resolves in the first task after the frame that shows a screen, with the moment in the page. */
  painted(screen: ProbedScreen): Promise<number>;
  /** Resolves when a screen is painted after the next click, with the time between the two. */
  clickToPaint(screen: ProbedScreen): Promise<number>;
  /** Goes back and resolves when a screen is painted, with the time between the two. */
  backToPaint(screen: ProbedScreen): Promise<number>;
}

function isShown({ path, content, text }: ProbedScreen): boolean {
  if (!new RegExp(path).test(location.pathname)) return false;
  return [...document.querySelectorAll(content)].some((element) =>
    (element instanceof HTMLInputElement ? element.value : element.textContent).includes(text),
  );
}

const painted = (screen: ProbedScreen) =>
  new Promise<number>((resolve) => {
    const look = () => {
      if (!isShown(screen)) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      return port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });

const screenProbe: ScreenProbe = {
  painted,
  clickToPaint: (screen) =>
    new Promise((resolve) => {
      const onClick = async ({ timeStamp }: Event) => resolve((await painted(screen)) - timeStamp);
      window.addEventListener('click', onClick, { capture: true, once: true });
    }),
  async backToPaint(screen) {
    const began = performance.now();
    history.back();
    return (await painted(screen)) - began;
  },
};

Object.assign(window, { screenProbe });
