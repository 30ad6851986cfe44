import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

interface PausedText {
  /** The typed text. */
  text: string;
  setText: (text: string) => void;
  /** Emits the text at once, without the debounce. */
  tellNow: () => void;
}

/** The debounce in milliseconds. It emits a whole word instead of each letter. */
const pause = 250;

/**
 * Debounces the text of a field. An outside change (Back, Clear filters) replaces the text. A late
 * echo of an emitted value does not: it would overwrite newer typing.
 * @param value the last emitted value, without spaces around it if `isTrimmed`
 */
export function usePausedText(
  value: string,
  onChange: (value: string) => void,
  { isTrimmed = false } = {},
): PausedText {
  const [text, setShownText] = useState(value);
  // Emitted values whose echo is pending. The last one is the current value.
  const told = useRef([value]);
  const tell = useDebouncedCallback((next: string) => {
    if (next === told.current.at(-1)) return;
    told.current.push(next);
    onChange(next);
  }, pause);

  useEffect(() => {
    const arrived = told.current.lastIndexOf(value);
    if (arrived >= 0) {
      told.current.splice(0, arrived);
      return;
    }
    told.current = [value];
    tell.cancel();
    setShownText(value);
  });

  const setText = (next: string) => {
    setShownText(next);
    tell(isTrimmed ? next.trim() : next);
  };
  return { text, setText, tellNow: () => tell.flush() };
}
