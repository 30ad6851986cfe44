import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSearchText } from '../../use-debounced-state';

interface GridSearchFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The search field of a grid. The library's own loses letters (`useDebouncedState`). */
export function GridSearchField({ value, onChange }: GridSearchFieldProps) {
  const { text, setText, flush, error } = useSearchText(value, onChange);
  const input = useRef<HTMLInputElement>(null);

  const clear = () => {
    setText('');
    flush();
    // The button disappears together with the focus.
    input.current?.focus();
  };

  return (
    <TextInput
      ref={input}
      aria-label="Search all columns"
      aria-keyshortcuts="/"
      placeholder="Search"
      leftSection={<IconSearch aria-hidden="true" />}
      value={text}
      error={error}
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
