import '@mantine/core/styles/Input.css';
import { Button, CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import classes from './entity-lookup-screen.module.css';

interface LookupFormProps {
  /** The text of the current search. */
  filter: string;
  /** Receives the trimmed text. An empty text clears the results. */
  onSearch: (text: string) => void;
}

/** The text field of Entity Lookup with its button. Enter also searches. */
export function LookupForm({ filter, onSearch }: LookupFormProps) {
  const [text, setText] = useState(filter);
  const [previous, setPrevious] = useState(filter);
  const [sent, setSent] = useState(filter);
  const input = useRef<HTMLInputElement>(null);
  if (filter !== previous) {
    setPrevious(filter);
    // Back and Forward replace the text. The echo of a search does not: a person may type on.
    if (filter !== sent) setText(filter);
    setSent(filter);
  }

  const send = (next: string) => {
    setSent(next);
    onSearch(next);
  };
  const clear = () => {
    setText('');
    send('');
    input.current?.focus();
  };

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        send(text.trim());
      }}
    >
      <TextInput
        ref={input}
        className={classes.input}
        aria-label="Outlet, account, device or other id"
        placeholder="Enter an outlet/account/device/other id"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        rightSection={
          text === '' ? undefined : <CloseButton size="sm" aria-label="Clear" onClick={clear} />
        }
      />
      <Button type="submit" leftSection={<IconSearch size={16} aria-hidden="true" />}>
        Search
      </Button>
    </form>
  );
}
