// This listener stands before every other, so that it can silence them: see `startAnew`.
let editsAreDropped = false;
globalThis.addEventListener?.(
  'beforeunload',
  (event) => {
    if (editsAreDropped) event.stopImmediatePropagation();
  },
  { capture: true },
);

/**
 * Whether leaving the page would lose edits. Asks what the browser asks before it closes a page, so
 * whatever guards edits answers, without being known here.
 */
export function hasUnsavedEdits(): boolean {
  const question = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(question);
  return question.defaultPrevented;
}

/**
 * Loads the console anew at its landing page, whatever was being edited
 * (docs/product/shell.md#session-that-ends).
 */
export function startAnew(): void {
  editsAreDropped = true;
  globalThis.location.assign('/');
}

/** Loads this page anew, whatever was being edited. */
export function reloadPage(): void {
  editsAreDropped = true;
  globalThis.location.reload();
}
