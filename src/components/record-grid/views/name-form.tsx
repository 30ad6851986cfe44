import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { storedText } from '~/domain/stored-text';
import type { GridSearch } from '../grid-search';
import { viewNameError } from './named-views';
import { notStored, type ViewStore } from './view-store';

interface NameFormProps {
  id: string;
  store: ViewStore;
  shown: GridSearch;
  /** The name of the view that is renamed; undefined for a new one. */
  before: string | undefined;
  onDone: () => void;
}

/** The form that names a new view, or renames one. */
export function NameForm({ id, before, store, shown, onDone }: NameFormProps) {
  const [name, setName] = useState(before ?? '');
  const [error, setError] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    // The event would reach the form around a grid.
    event.stopPropagation();
    const saved = storedText(name);
    const others = store.current().named.filter((view) => view.name !== before);
    const refusal = viewNameError(saved, others);
    const isStored =
      refusal === undefined &&
      store.save((views) =>
        before === undefined
          ? [...views, { name: saved, view: shown }]
          : views.map((each) => (each.name === before ? { ...each, name: saved } : each)),
      );
    if (!isStored) {
      setError(refusal ?? notStored);
      return;
    }
    store.record(shown, saved);
    onDone();
  };
  return (
    <form id={id} onSubmit={save} noValidate>
      <TextInput
        label="Name"
        value={name}
        error={error}
        description={
          shown.filter
            ? 'This browser keeps the view with its filters, also after you sign out.'
            : 'This browser keeps the view, also after you sign out.'
        }
        autoComplete="off"
        data-autofocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </form>
  );
}
