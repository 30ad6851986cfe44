/**
 * Types into a field and presses a key in the same task: before anything is drawn that React draws
 * when there is time, as on a busy machine.
 */
export function typeAndPress(field: HTMLElement, text: string, key: string): void {
  const waits = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  try {
    // As the browser does: React would not notice a value that is set past it.
    Reflect.set(HTMLInputElement.prototype, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    (document.activeElement ?? field).dispatchEvent(
      new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }),
    );
  } finally {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', waits);
  }
}
