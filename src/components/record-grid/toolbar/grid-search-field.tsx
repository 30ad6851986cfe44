import '@mantine/core/styles/Input.css';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTypedText } from '../search/typed-text';

interface GridSearchFieldProps {
  /** What the grid is searched for; empty for nothing. */
  value: string;
  onChange: (value: string) => void;
}

/** Long enough that a word is searched for once, not letter by letter. */
const searchDelay = 250;

/**
 * The search of a grid. The library's own field takes what the grid is searched for back into what
 * is being typed, and on a busy machine loses letters by that.
 */
export function GridSearchField({ value, onChange }: GridSearchFieldProps) {
  const [text, setText] = useState(value);
  const told = useRef(value);
  const latest = useRef(onChange);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    latest.current = onChange;
  });
  // Only what comes from elsewhere (Back, Clear filters) changes what is typed.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setText(value);
  }, [value]);
  const tell = useCallback((what: string) => {
    if (what === told.current) return;
    told.current = what;
    latest.current(what);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => tell(text), searchDelay);
    return () => clearTimeout(timer);
  }, [text, tell]);
  useTypedText(() => tell(text));

  const clear = () => {
    told.current = '';
    setText('');
    onChange('');
    // The button goes.
    input.current?.focus();
  };

  return (
    <TextInput
      ref={input}
      aria-label="Search all columns"
      placeholder="Search"
      autoComplete="off"
      leftSection={<IconSearch aria-hidden="true" />}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      rightSection={
        text === '' ? undefined : (
          <ActionIcon size="sm" aria-label="Clear search" data-note="Clear search" onClick={clear}>
            <IconX aria-hidden="true" />
          </ActionIcon>
        )
      }
    />
  );
}
