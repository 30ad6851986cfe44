/** Milliseconds in which the letter of a page follows `g`. */
export const patience = 1_500;

/** What a key asks for. A `g` waits for its letter. */
type KeyCommand = { kind: 'wait' | 'search' | 'list' | 'none' } | { kind: 'open'; letter: string };

/**
 * Returns what a key asks for.
 * @param began when the `g` before it was pressed; undefined without one
 */
export function commandOf(
  { key, timeStamp }: Pick<KeyboardEvent, 'key' | 'timeStamp'>,
  began: number | undefined,
): KeyCommand {
  const letter = key.toLowerCase();
  if (began !== undefined && timeStamp - began <= patience && /^[a-z]$/.test(letter)) {
    return { kind: 'open', letter };
  }
  if (letter === 'g') return { kind: 'wait' };
  if (key === '/') return { kind: 'search' };
  return { kind: key === '?' ? 'list' : 'none' };
}

/** The fields in which a key is a part of the text. */
export const textFields =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
// Letters in these search, or will be typed into the dialog that loads (use-late-menu.ts).
const searched =
  '[role="menu"], [role="listbox"], [role="combobox"], [aria-haspopup][aria-busy="true"]';
export const dialogs = '[role="dialog"], [role="alertdialog"], dialog[open]';

/** Whether a key may be one of the console's: no text, no shortcut, and no dialog is open. */
export function isFree(event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  // On many keyboards `/` and `?` need Shift. A letter with Shift is another one.
  if (!/^[a-z/?]$/i.test(key) || (event.shiftKey && /[a-z]/i.test(key))) return false;
  if (target instanceof Element && target.closest(`${textFields}, ${searched}`)) return false;
  return !document.querySelector(dialogs);
}
