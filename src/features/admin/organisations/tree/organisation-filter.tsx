import '@mantine/core/styles/Input.css';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import classes from './organisation-tree-panel.module.css';

const words = 'Filter name/code/kapow';

interface OrganisationFilterProps {
  /** What the tree is filtered by; empty for nothing. */
  filter: string;
  onApply: (filter: string) => void;
}

/** The filter box above the tree: Enter or the search button applies it. */
export function OrganisationFilter({ filter, onApply }: OrganisationFilterProps) {
  const [text, setText] = useState(filter);
  const input = useRef<HTMLInputElement>(null);
  // Back, and a link to another filter.
  const [applied, setApplied] = useState(filter);
  if (applied !== filter) {
    setApplied(filter);
    setText(filter);
  }

  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply(text.trim());
  };

  const clear = () => {
    setText('');
    onApply('');
    input.current?.focus();
  };

  return (
    <form aria-label="Filter" className={classes.filter} onSubmit={apply}>
      <TextInput
        ref={input}
        className={classes.filterBox}
        aria-label={words}
        placeholder={words}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        rightSection={
          text !== '' || filter !== '' ? (
            <ActionIcon size="sm" aria-label="Clear the filter" onClick={clear}>
              <IconX size={14} />
            </ActionIcon>
          ) : undefined
        }
      />
      <ActionIcon type="submit" variant="default" size={30} aria-label="Search">
        <IconSearch size={16} />
      </ActionIcon>
    </form>
  );
}
