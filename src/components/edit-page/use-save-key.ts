import { useEffect, useRef } from 'react';

/** Returns the ref of a form that Ctrl+S or Cmd+S submits, unless a dialog is open. */
export function useSaveKey() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
      if (!isSave || event.altKey || event.defaultPrevented) return;
      event.preventDefault();
      if (!document.querySelector('[aria-modal="true"]')) form.current?.requestSubmit();
    };
    window.addEventListener('keydown', saveByKey);
    return () => window.removeEventListener('keydown', saveByKey);
  }, []);
  return form;
}
