type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
>;

/**
 * Whether a key press is Ctrl+K or Cmd+K. On a layout without Latin letters the place of the key
 * counts.
 */
export function isPaletteKey(press: Press): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = press;
  if (ctrlKey === metaKey || altKey || shiftKey || repeat || isComposing) return false;
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));
}

/**
 * Whether a modal dialog is open, other than the palette. It has a question of its own, which has to be
 * answered first.
 */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]:not([data-palette]), [aria-modal="true"]') !== null;
}
