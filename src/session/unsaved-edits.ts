// This listener comes before every other one, so that it can stop them: see `restartConsole`.
let editsAreDropped = false;
globalThis.addEventListener?.(
  'beforeunload',
  (event) => {
    if (editsAreDropped) event.stopImmediatePropagation();
  },
  { capture: true },
);

/**
 * Whether the page has edits that leaving it would lose. It dispatches the event that the browser
 * dispatches before it closes a page, so every guard of edits answers and this module need not know
 * any. The fields of an open dialog have no guard: a person who closes the page closes the dialog.
 */
export function hasUnsavedEdits(): boolean {
  const question = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(question);
  return (
    question.defaultPrevented ||
    document.querySelector('[data-dialog] :is(input, textarea)') !== null
  );
}

/** Opens the landing page and drops all edits (docs/product/shell.md#session-that-ends). */
export function restartConsole(): void {
  editsAreDropped = true;
  globalThis.location.assign('/');
}

/** Loads this page again and drops all edits. */
export function reloadPage(): void {
  editsAreDropped = true;
  globalThis.location.reload();
}
