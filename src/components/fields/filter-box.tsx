import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type FormEvent, useRef } from 'react';
import { searchError } from '~/domain/text-limit';
import classes from './filter-box.module.css';
import { useAppliedText } from './use-applied-text';

interface FilterBoxProps {
  /** The label above the field. Without it, the placeholder is the field's accessible name. */
  label?: string;
  placeholder: string;
  filter: string | undefined;
  onApply: (filter: string | undefined) => void;
  className?: string | undefined;
}

/** A filter field. Enter or the search button applies the text; the cross clears it. */
export function FilterBox({ label, placeholder, filter = '', onApply, className }: FilterBoxProps) {
  const { text, setText, send } = useAppliedText(filter);
  const input = useRef<HTMLInputElement>(null);
  const error = searchError(text);

  const apply = (next: string) => {
    send(next);
    onApply(next || undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (error) input.current?.focus();
    else apply(text.trim());
  };
  const clear = () => {
    apply('');
    input.current?.focus();
  };

  return (
    <form aria-label="Filter" className={className} onSubmit={submit}>
      <TextInput
        ref={input}
        label={label}
        aria-label={label === undefined ? placeholder : undefined}
        placeholder={placeholder}
        aria-keyshortcuts="/"
        enterKeyHint="search"
        value={text}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
        rightSection={
          text !== '' || filter !== '' ? (
            <ActionIcon size="sm" aria-label="Clear the filter" onClick={clear}>
              <IconX size="0.875rem" />
            </ActionIcon>
          ) : undefined
        }
        // Beside the input, whether there is a label above or an error below.
        inputContainer={(box) => (
          <div className={classes.row}>
            {box}
            <ActionIcon type="submit" variant="default" size={30} aria-label="Search">
              <IconSearch size="1rem" />
            </ActionIcon>
          </div>
        )}
      />
    </form>
  );
}
