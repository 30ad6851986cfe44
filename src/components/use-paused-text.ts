import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

interface PausedText {
  /** As it is typed. */
  text: string;
  setText: (text: string) => void;
  /** Does not wait for the end of the typing. */
  tellNow: () => void;
}

/** Long enough that a word is told once, not letter by letter. */
const pause = 250;

/**
 * The text of a field that is told when the typing pauses. Only what comes from elsewhere (Back,
 * Clear filters) takes the place of what was typed: what was told may come back a good while later, and
 * must not take the letters that were typed since.
 * @param value as it was told last: without spaces around it where `isTrimmed`
 */
export function usePausedText(
  value: string,
  onChange: (value: string) => void,
  { isTrimmed = false } = {},
): PausedText {
  const [text, setShownText] = useState(value);
  // What was told and has not come back yet; the last is what the field stands for.
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
