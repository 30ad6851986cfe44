import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type UndoableDeletion, undoableDeletions } from '~/api/undoable-deletions';
import classes from './undo.module.css';
import { UndoNotice } from './undo-notice';

/** Offers to undo recent deletions, on every page (docs/product/undo.md). */
export function Undo() {
  const [deletions, setDeletions] = useState<readonly UndoableDeletion[]>([]);
  useEffect(
    () => undoableDeletions.add((deletion) => setDeletions((before) => [...before, deletion])),
    [],
  );
  return deletions.length > 0 ? (
    <UndoNotices
      deletions={deletions}
      onEnd={(ended) => setDeletions((before) => before.filter((one) => one !== ended))}
    />
  ) : null;
}

interface UndoNoticesProps {
  deletions: readonly UndoableDeletion[];
  /** Removes the notice of a deletion. */
  onEnd: (deletion: UndoableDeletion) => void;
}

/** The notices of what can be undone, the newest below. Ctrl+Z undoes the newest. */
function UndoNotices({ deletions, onEnd }: UndoNoticesProps) {
  const list = useRef<HTMLElement>(null);
  useWindowEvent('keydown', (event) => {
    const offers = list.current?.querySelectorAll<HTMLButtonElement>('[aria-keyshortcuts]');
    const newest = [...(offers ?? [])].at(-1);
    if (!newest || !isUndoKey(event)) return;
    event.preventDefault();
    newest.click();
  });
  // The last stop of the page: nobody has to pass it on the way to the content.
  return createPortal(
    <section ref={list} aria-label="Undo" className={classes.notices}>
      {deletions.map((deletion) => (
        <UndoNotice key={deletion.undoID} deletion={deletion} onEnd={() => onEnd(deletion)} />
      ))}
    </section>,
    document.body,
  );
}

const typed = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const dialogs = '[role="dialog"], [role="alertdialog"], dialog[open]';

/** Whether a key means the deletion: in a field it undoes what was typed, and a dialog hides the notice. */
function isUndoKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || altKey || shiftKey) return false;
  if (target instanceof Element && target.closest(typed)) return false;
  return !document.querySelector(dialogs);
}
