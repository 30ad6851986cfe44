import { useEffectEvent, useLayoutEffect, useRef } from 'react';

const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not(:disabled)';

/**
 * A ref for the content of a popover, menu or dialog. The element with `data-autofocus`, or else
 * the first focusable one, gets the focus in the task that shows the content. Mantine's focus trap
 * does this in a timer. Keys typed before the timer are lost, or act on the button that opened the
 * content. The content must appear at once, without a transition.
 */
export function focusAtOnce(content: HTMLElement | null): void {
  const wanted = content && wantedStop(content);
  if (!wanted) return;
  // The microtask runs after the effects of the same render, in which Mantine stores the element
  // that had the focus.
  queueMicrotask(() => wanted.focus({ preventScroll: true }));
  const trap = content.closest<HTMLElement>('[role="dialog"], [role="menu"]') ?? content;
  trap.addEventListener('focusin', markFocused);
}

function wantedStop(content: HTMLElement): HTMLElement | undefined {
  const marked = content.querySelector<HTMLElement>('[data-autofocus]');
  const all = [...content.querySelectorAll<HTMLElement>(stops)];
  return marked ?? all.find(({ tabIndex }) => tabIndex >= 0) ?? all[0];
}

/**
 * Marks the focused element for the focus trap. Its timer is still pending and would otherwise move
 * the focus back after a quick key has moved it.
 */
function markFocused({ currentTarget, target }: FocusEvent): void {
  if (!(currentTarget instanceof Element && target instanceof Element)) return;
  for (const marked of currentTarget.querySelectorAll('[data-autofocus]')) {
    marked.removeAttribute('data-autofocus');
  }
  target.setAttribute('data-autofocus', '');
}

/** A pressed key, as the browser or React tells of it. */
interface KeyPress {
  readonly key: string;
  readonly isComposing?: boolean;
  readonly nativeEvent?: { readonly isComposing: boolean };
  readonly keyCode?: number;
}

// Safari ends a word before it tells of the Enter that did so.
const codeOfComposing = 229;

/**
 * Returns the pressed key; an empty text while an input method composes a word, whose Escape and Enter
 * end that word alone.
 */
export const pressedKey = ({ key, isComposing, nativeEvent, keyCode }: KeyPress): string =>
  (isComposing ?? nativeEvent?.isComposing) || keyCode === codeOfComposing ? '' : key;

/** Selects the dialogs in front of the page. */
export const dialogs = '[aria-modal="true"], dialog[open]';

/** Returns the dialog in front of the page, if there is one. */
export const openDialog = (): Element | null => document.querySelector(dialogs);

/** A ref for an element that takes the focus when it appears. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Gets the element that had the focus before, and the elements around it then, the nearest first. */
type MoveOn = (opener: Element, around: readonly HTMLElement[]) => void;

/**
 * Moves a focus that was lost because its content has disappeared: a dialog, a menu, buttons. The content
 * disappears by itself, or together with the component that calls this.
 * Mantine does this in a timer. The next Tab cancels that timer and leaves the focus nowhere.
 * @param hasContent whether the content exists
 * @param moveOn the default focuses the opener
 */
export function useFocusWhenGone(hasContent: boolean, moveOn: MoveOn = focusOpener): void {
  const before = useRef<Parameters<MoveOn>>(null);
  const moveOnNow = useEffectEvent(moveOn);
  useLayoutEffect(() => {
    const move = () => {
      if (before.current && document.activeElement === document.body) moveOnNow(...before.current);
    };
    if (!hasContent) move();
    const active = document.activeElement ?? document.body;
    before.current = hasContent ? [active, elementsAround(active)] : null;
    // The content of a component that goes is still there in its cleanup.
    return () => {
      if (hasContent) queueMicrotask(move);
    };
  }, [hasContent]);
}

/** Returns the elements around one, the nearest first. */
export function elementsAround(element: Element): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let each = element.parentElement; each; each = each.parentElement) around.push(each);
  return around;
}

function focusOpener(opener: Element): void {
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}
