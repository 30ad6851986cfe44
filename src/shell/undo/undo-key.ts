const typed = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const dialogs = '[role="dialog"], [role="alertdialog"], dialog[open]';

/** Whether a key means the deletion: in a field it undoes what was typed, and a dialog hides the notice. */
export function isUndoKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || altKey || shiftKey) return false;
  if (target instanceof Element && target.closest(typed)) return false;
  return !document.querySelector(dialogs);
}
