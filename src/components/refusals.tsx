import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';
import { isSaveKey } from './edit-page/use-save-key';
import { dialogs, pressedKey } from './focus';
import spoken from './spoken.module.css';

// Milliseconds. By then the form has refused, and a screen reader has noticed that the region is empty.
const delay = 100;

const lastDialog = (element: Element | null) => element?.closest(dialogs) ?? null;

/** Returns the text of a field's error, or else all that describes the field. */
function errorOf(field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const errors = ids.filter((id) => id.endsWith('-error'));
  const texts = (errors.length > 0 ? errors : ids).map((id) => document.getElementById(id));
  return texts.map((element) => element?.textContent.trim() ?? '').join(' ');
}

/**
 * Says the error of a wrong field in which a person has pressed Enter or Ctrl+S. The focus stays in the
 * field, or returns there, so that a screen reader would say nothing. A dialog has its own region: some
 * screen readers ignore what is behind it.
 */
export function Refusals() {
  const region = useRef<HTMLDivElement>(null);
  useWindowEvent('keydown', (event) => {
    const { target: field } = event;
    const isEnter = field instanceof HTMLInputElement && pressedKey(event) === 'Enter';
    if (!(field instanceof Element) || !(isEnter || isSaveKey(event))) return;
    if (!region.current || lastDialog(field) !== lastDialog(region.current)) return;
    region.current.textContent = '';
    setTimeout(() => {
      const isRefused = field.getAttribute('aria-invalid') === 'true';
      if (!region.current || !isRefused || document.activeElement !== field) return;
      region.current.textContent = errorOf(field);
    }, delay);
  });
  return <div ref={region} aria-live="polite" className={spoken.text} />;
}
