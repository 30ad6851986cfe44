import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { storedText } from '~/domain/stored-text';
import { ConfirmDialog } from '../../dialogs/confirm-dialog';
import { Dialog } from '../../dialogs/dialog';
import { notCopied } from '../../fields/use-copying';
import type { GridSearch } from '../grid-search';
import { viewNameError } from './named-views';
import { notStored, type ViewStore } from './view-store';

interface ViewDialogsProps {
  store: ViewStore;
  shown: GridSearch;
}

/** The dialogs of the views: to name one, to delete one, and to copy a link by hand. */
export function ViewDialogs({ store, shown }: ViewDialogsProps) {
  const { task } = useSyncExternalStore(store.subscribe, store.current);
  const naming = task?.kind === 'save' || task?.kind === 'rename' ? task : undefined;
  const form = useId();
  const [error, setError] = useState<string>();
  /** @param said what the dialog has done */
  const end = (said: string) => {
    setError(undefined);
    store.change({ task: undefined, said });
  };
  const close = () => end('');
  const remove = (name: string) => {
    if (!store.save((views) => views.filter((each) => each.name !== name))) {
      setError(notStored);
      return;
    }
    store.change({ base: undefined });
    store.record(shown);
    end(`"${name}" deleted.`);
  };
  return (
    <>
      <Dialog
        isOpen={naming !== undefined}
        title={naming?.kind === 'rename' ? 'Rename view' : 'Save view'}
        onClose={close}
        actions={
          <>
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={form}>
              Save
            </Button>
          </>
        }
      >
        {naming ? (
          <NameForm
            id={form}
            before={naming.kind === 'rename' ? naming.name : undefined}
            store={store}
            shown={shown}
            onDone={(name) => end(`"${name}" ${naming.kind === 'rename' ? 'renamed' : 'saved'}.`)}
          />
        ) : null}
      </Dialog>
      <ConfirmDialog
        isOpen={task?.kind === 'delete'}
        title="Delete view"
        confirmText="Delete"
        isDangerous
        error={error}
        onConfirm={() => task?.kind === 'delete' && remove(task.name)}
        onCancel={close}
      >
        <p>
          Delete the view {task?.kind === 'delete' ? `"${task.name}"` : ''}? The grid stays as it
          is.
        </p>
      </ConfirmDialog>
      <Dialog
        isOpen={task?.kind === 'link'}
        title="Copy link"
        onClose={close}
        closesOnClickOutside
        actions={
          <Button variant="default" onClick={close}>
            Close
          </Button>
        }
      >
        <p>{notCopied}</p>
        <TextInput
          aria-label="Link to this view"
          value={task?.kind === 'link' ? task.link : ''}
          readOnly
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
        />
      </Dialog>
    </>
  );
}

interface NameFormProps {
  id: string;
  store: ViewStore;
  shown: GridSearch;
  /** The name of the view that is renamed; undefined for a new one. */
  before: string | undefined;
  /** Gets the name with which the view is stored now. */
  onDone: (name: string) => void;
}

/** The form that names a new view, or renames one. */
function NameForm({ id, before, store, shown, onDone }: NameFormProps) {
  const [name, setName] = useState(before ?? '');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
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
        // Another tab may have deleted the view meanwhile.
        views.some((each) => each.name === before)
          ? views.map((each) => (each.name === before ? { ...each, name: saved } : each))
          : [...views, { name: saved, view: shown }],
      );
    if (!isStored) {
      setError(refusal ?? notStored);
      input.current?.focus();
      return;
    }
    store.record(shown, saved);
    onDone(saved);
  };
  return (
    <form id={id} onSubmit={save} noValidate>
      <TextInput
        ref={input}
        label="Name"
        value={name}
        error={error}
        description={
          shown.filter
            ? 'This browser keeps the view with its filters, also after you sign out.'
            : 'This browser keeps the view, also after you sign out.'
        }
        data-autofocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </form>
  );
}
