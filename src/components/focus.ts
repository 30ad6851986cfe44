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

/** Selects the dialogs in front of the page. */
export const dialogs = '[aria-modal="true"], dialog[open]';

/** Returns the dialog in front of the page, if there is one. */
export const openDialog = (): Element | null => document.querySelector(dialogs);

/** A ref for an element that takes the focus when it appears. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/**
 * Moves a focus that was lost because its content has disappeared: a dialog, a menu, buttons.
 * Mantine does this in a timer. The next Tab cancels that timer and leaves the focus nowhere.
 * @param hasContent whether the content exists
 * @param moveOn gets the element that had the focus before; the default focuses it
 */
export function useFocusWhenGone(
  hasContent: boolean,
  moveOn: (opener: Element) => void = focusOpener,
): void {
  const opener = useRef<Element>(null);
  const moveOnNow = useEffectEvent(moveOn);
  useLayoutEffect(() => {
    const before = opener.current;
    const active = document.activeElement ?? document.body;
    opener.current = hasContent ? active : null;
    if (before && !hasContent && active === document.body) moveOnNow(before);
  }, [hasContent]);
}

function focusOpener(opener: Element): void {
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}
