/**
 * Says what is wrong with the keyboard focus of the page; null when the focus is visible. It runs
 * in the page, so that it cannot use anything from outside of the function.
 */
export function focusProblem(): string | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return 'nowhere';
  const words = element.ariaLabel ?? element.textContent?.trim().slice(0, 40);
  const name = `${element.tagName.toLowerCase()} "${words}"`;

  // At least one of nine points in the visible part must hit the element, and not something that
  // covers it.
  const box = element.getBoundingClientRect();
  const left = Math.max(0, box.left);
  const top = Math.max(0, box.top);
  const width = Math.min(innerWidth, box.right) - left;
  const height = Math.min(innerHeight, box.bottom) - top;
  if (width <= 0 || height <= 0) return `on ${name}, outside the window`;
  const parts = [0.1, 0.5, 0.9];
  const isSeen = parts.some((x) =>
    parts.some((y) => {
      const found = document.elementFromPoint(left + width * x, top + height * y);
      return found !== null && (element.contains(found) || found.contains(element));
    }),
  );
  if (!isSeen) return `on ${name}, which is covered or scrolled away`;

  // Copies the same content without the focus: the element, what is drawn beside it, and its cell
  // or parent.
  const around = element.closest('[role="gridcell"]') ?? element.parentElement;
  if (!around || around === document.body) return `on ${name}, which has nothing around it`;
  const copyOf = (source: Element) => {
    const copy = source.cloneNode(false) as Element;
    for (const attribute of ['id', 'name', 'for', 'autofocus']) copy.removeAttribute(attribute);
    return copy;
  };
  const shown: Element[] = [element];
  let copy = copyOf(element);
  const copies: Element[] = [copy];
  let original: Element = element;
  if (element.nextElementSibling) {
    shown.push(element.nextElementSibling);
    copies.push(copyOf(element.nextElementSibling));
  }
  while (original !== around && original.parentElement) {
    original = original.parentElement;
    const parent = copyOf(original);
    parent.append(copy);
    if (copies.length === 2 && copies[1] && original === element.parentElement) {
      parent.append(copies[1]);
    }
    copy = parent;
    if (original === around && original !== element) {
      shown.push(around);
      copies.push(parent);
    }
  }
  around.parentElement?.append(copy);
  const looksOf = (seen: Element) => {
    const style = getComputedStyle(seen);
    const outline = style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth);
    return {
      outline: outline > 0 ? style.outlineColor : '',
      shadow: style.boxShadow === 'none' ? '' : style.boxShadow,
      border: Number.parseFloat(style.borderTopWidth) > 0 ? style.borderTopColor : '',
      background: style.backgroundColor,
    };
  };
  const before = copies.map(looksOf);
  // The editor of a cell exists only while it has the focus.
  if (before[0] && element.matches('[role="gridcell"] input:not([type="checkbox"])')) {
    before[0].border = '';
  }
  copy.remove();
  const after = shown.map(looksOf);

  // WCAG 2.2, 2.4.13: the contrast between the two states is at least three to one.
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const luminanceOf = (...layers: string[]): number => {
    if (!pixel) return 0;
    for (const colour of ['white', ...layers]) {
      pixel.fillStyle = colour;
      pixel.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...pixel.getImageData(0, 0, 1, 1).data].map((value) =>
      value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const isTold = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 3;
  const behind: string[] = [];
  for (let each = around.parentElement; each; each = each.parentElement) {
    behind.unshift(getComputedStyle(each).backgroundColor);
  }
  const ground = luminanceOf(...behind);
  const differs = after.some((now, index) => {
    const then = before[index];
    if (!then) return false;
    if (now.outline && now.outline !== then.outline) {
      if (isTold(luminanceOf(...behind, now.outline), ground)) return true;
    }
    const shadow = now.shadow === then.shadow ? null : now.shadow.match(/[a-z]+\([^)]*\)/);
    if (shadow && isTold(luminanceOf(...behind, shadow[0]), ground)) return true;
    if (now.border && now.border !== then.border) {
      const unfocused = then.border ? [then.border] : [];
      const [a, b] = [luminanceOf(...behind, now.border), luminanceOf(...behind, ...unfocused)];
      if (isTold(a, b)) return true;
    }
    const [a, b] = [
      luminanceOf(...behind, now.background),
      luminanceOf(...behind, then.background),
    ];
    return isTold(a, b);
  });
  return differs ? null : `on ${name}, which looks as without it`;
}
