import '@mantine/core/styles/Input.css';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { usePausedText } from '../../use-paused-text';
import { useTypedText } from '../search/typed-text';

interface GridSearchFieldProps {
  /** What the grid is searched for; empty for nothing. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * The search of a grid. The library's own field takes what the grid is searched for back into what
 * is being typed, and on a busy machine loses letters by that (`usePausedText`).
 */
export function GridSearchField({ value, onChange }: GridSearchFieldProps) {
  const { text, setText, tellNow } = usePausedText(value, onChange);
  const input = useRef<HTMLInputElement>(null);
  useTypedText(tellNow);

  const clear = () => {
    setText('');
    tellNow();
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
