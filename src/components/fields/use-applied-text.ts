import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';

/**
 * The text of a field that is applied by Enter or a button. An outside change (Back, a link) replaces
 * it. The echo of what the field has applied does not: a person may have typed on.
 * @param applied the text that the address has
 * @param first the text to begin with
 */
export function useAppliedText(applied: string, first = applied) {
  const [text, setText] = useState(first);
  const [seen, setSeen] = useState(applied);
  const [sent, setSent] = useState(applied);
  const isOutside = applied !== seen && applied !== sent;
  if (applied !== seen) {
    setSeen(applied);
    setSent(applied);
    if (isOutside) setText(applied);
  }
  // Back and Forward are no echo, even if they lead to a text that was sent and has not arrived: a person
  // may have stayed on the page.
  useWindowEvent('popstate', () => setSent(applied));
  const send = (next: string) => {
    setText(next);
    setSent(next);
  };
  return { text, setText, send, isOutside };
}
