/**
 * Types into a field and presses a key in the same task, before React has rendered deferred
 * updates. A busy machine behaves so.
 */
export function typeAndPress(field: HTMLElement, text: string, key: string): void {
  const waits = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  try {
    // Calls the native setter, as typing does. React overrides the field's own setter, and would
    // ignore the event of a value that was set through it.
    Reflect.set(HTMLInputElement.prototype, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    (document.activeElement ?? field).dispatchEvent(
      new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }),
    );
  } finally {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', waits);
  }
}
