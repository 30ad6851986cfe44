import { useEffect, useRef, useState } from 'react';

/** Long enough that a word goes into the address once, not letter by letter. */
const addressDelay = 250;

interface FilterText {
  /** As it is typed. */
  text: string;
  setText: (text: string) => void;
  /** Does not wait for the end of the typing: for when the field is left. */
  announce: () => void;
}

/**
 * A filter that applies while it is typed, and is announced when the typing pauses. What comes from
 * elsewhere, by Back, takes the place of what was typed.
 * @param filter as it was announced last: without spaces around it
 */
export function useFilterText(filter: string, onFilter: (filter: string) => void): FilterText {
  const [text, setText] = useState(filter);
  const told = useRef(filter);
  const latest = useRef(onFilter);
  const typed = text.trim();

  const announce = () => {
    if (typed === told.current) return;
    told.current = typed;
    latest.current(typed);
  };

  useEffect(() => {
    latest.current = onFilter;
  });
  useEffect(() => {
    if (filter === told.current) return;
    told.current = filter;
    setText(filter);
  }, [filter]);
  useEffect(() => {
    if (typed === told.current) return;
    const timer = setTimeout(() => {
      told.current = typed;
      latest.current(typed);
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [typed]);

  return { text, setText, announce };
}
