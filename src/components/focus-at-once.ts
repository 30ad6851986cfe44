const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/**
 * A ref of the content of a popover, menu or dialog: what has `data-autofocus` in it, or else its
 * first stop, gets the focus in the task that shows it. Mantine's focus trap gives it in a timer, and
 * whatever is typed before that is lost, or works on the button that opened the content. It needs
 * content that is shown at once, without a transition.
 */
export function focusAtOnce(content: HTMLElement | null): void {
  const wanted = content && wantedStop(content);
  if (!wanted) return;
  // After the effects of the same render, among which Mantine notes where the focus came from.
  queueMicrotask(() => wanted.focus({ preventScroll: true }));
  const trap = content.closest<HTMLElement>('[role="dialog"], [role="menu"]') ?? content;
  trap.addEventListener('focusin', markFocused);
}

function wantedStop(content: HTMLElement): HTMLElement | undefined {
  const marked = content.querySelector<HTMLElement>('[data-autofocus]');
  const all = [...content.querySelectorAll<HTMLElement>(stops)];
  return marked ?? all.find(({ tabIndex }) => tabIndex >= 0) ?? all[0];
}

/** The trap's timer is still to come, and would take back what a quick key has moved on by then. */
function markFocused({ currentTarget, target }: FocusEvent): void {
  if (!(currentTarget instanceof Element && target instanceof Element)) return;
  for (const marked of currentTarget.querySelectorAll('[data-autofocus]')) {
    marked.removeAttribute('data-autofocus');
  }
  target.setAttribute('data-autofocus', '');
}
