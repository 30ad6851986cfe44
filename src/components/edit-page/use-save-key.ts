import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';
import { openDialog } from '../focus';

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'preventDefault'
>;

/** Whether a key is Ctrl+S or Cmd+S, which saves what is edited. */
export const isSaveKey = ({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey;

/** Saves by Ctrl+S. A dialog has to be answered first, and may have an input of its own. */
export function saveByKey(event: KeyPress, save: () => void): void {
  if (!isSaveKey(event) || event.defaultPrevented) return;
  event.preventDefault();
  if (!openDialog()) save();
}

/** Returns the ref of a form that Ctrl+S submits. */
export function useSaveKey() {
  const form = useRef<HTMLFormElement>(null);
  useWindowEvent('keydown', (event) => saveByKey(event, () => form.current?.requestSubmit()));
  return form;
}
