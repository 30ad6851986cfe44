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
  const send = (next: string) => {
    setText(next);
    setSent(next);
  };
  return { text, setText, send, isOutside };
}
