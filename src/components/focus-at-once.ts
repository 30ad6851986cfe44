/**
 * A ref of the content of a popover or dialog: what has `data-autofocus` in it gets the focus in the
 * task that shows it. Mantine's focus trap gives it in a timer, and whatever is typed before that is
 * lost, or works on the button that opened the content. It needs content that is shown at once,
 * without a transition.
 */
export function focusAtOnce(content: HTMLElement | null): void {
  const wanted = content?.querySelector<HTMLElement>('[data-autofocus]');
  // After the effects of the same render, among which Mantine notes where the focus came from.
  if (wanted) queueMicrotask(() => wanted.focus({ preventScroll: true }));
}
