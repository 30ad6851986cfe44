import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';

/** Returns the ref of a form that Ctrl+S or Cmd+S submits, unless a dialog is open. */
export function useSaveKey() {
  const form = useRef<HTMLFormElement>(null);
  useWindowEvent('keydown', (event) => {
    const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
    if (!isSave || event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    if (!document.querySelector('[aria-modal="true"]')) form.current?.requestSubmit();
  });
  return form;
}
