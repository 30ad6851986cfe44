import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ApiError } from '~/api/api-error';
import { failureWords } from '~/api/failure-words';
import {
  type UndoableDeletion,
  undoableDeletions,
  useUndoDeletion,
} from '~/api/undoable-deletions';
import { focusHeading } from '~/components/page-heading';
import { passFocusOn } from '~/components/pass-focus';
import { PlainButton } from '~/components/plain-button';
import { loadedRowKey } from '~/components/record-grid/pending-rows';
import spoken from '~/components/spoken.module.css';
import { useIsStanding } from '~/components/use-is-shown';
import { isOfNothing, wasRefused } from '~/domain/call-outcome';
import { dialogs, textFields } from '../keys/key-grammar';
import { isMac } from '../palette/palette';
import classes from './undo.module.css';
import { undoTexts } from './undo-texts';
import { useClock } from './use-clock';

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

/** Whether a key means the deletion: in a field it undoes what was typed, and a dialog hides the notice. */
function isUndoKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || altKey || shiftKey) return false;
  if (target instanceof Element && target.closest(textFields)) return false;
  return !document.querySelector(dialogs);
}

/** Says what was deleted and undoes it. It goes by itself, unless a person is at it or it reports a failure. */
function UndoNotice({ deletion, onEnd }: { deletion: UndoableDeletion; onEnd: () => void }) {
  const undo = useUndoDeletion(deletion);
  const notice = useRef<HTMLDivElement>(null);
  const isStanding = useIsStanding();
  const clock = useClock(undo.isIdle || undo.isSuccess, onEnd);
  const texts = undoTexts(deletion);

  const isInside = (element: Element | null) => notice.current?.contains(element) === true;
  const run = () => {
    const opener = document.activeElement;
    undo.mutate(undefined, {
      onSuccess: () => {
        clock.restart();
        const mayLeave = (active: Element) => active === opener || isInside(active);
        void focusRestored(deletion.ids, mayLeave);
      },
      onError: (failure) => {
        // Undo goes together with the focus.
        const isLost = isFinal(failure) && isInside(document.activeElement);
        if (isLost) notice.current?.querySelector<HTMLElement>('button:last-child')?.focus();
      },
    });
  };

  return (
    <div ref={notice} className={classes.notice} {...clock.handlers}>
      <div ref={showLast} role="status" className={classes.text}>
        {isStanding ? (
          <p>
            {undo.isSuccess ? texts.restored : texts.removed}
            {undo.isIdle ? <span className={spoken.text}> Control Z undoes it.</span> : null}
          </p>
        ) : null}
        {undo.error ? <p>{failureWords(undo.error, { lead: leadOf(undo.error) })}</p> : null}
      </div>
      <div className={classes.actions}>
        {undo.isSuccess || isFinal(undo.error) ? null : (
          <PlainButton
            variant="default"
            aria-keyshortcuts="Control+Z Meta+Z"
            // A disabled button would lose the focus.
            aria-disabled={undo.isPending || undefined}
            onClick={run}
          >
            {undo.isPending ? 'Undoing...' : 'Undo'}
            <kbd className={classes.keys} aria-hidden>
              {isMac() ? '⌘ Z' : 'Ctrl Z'}
            </kbd>
          </PlainButton>
        )}
        <PlainButton ref={passFocusOn} variant="default" onClick={onEnd}>
          Close
        </PlainButton>
      </div>
      {clock.isRunning ? <span key={clock.round} className={classes.clock} aria-hidden /> : null}
    </div>
  );
}

/** Whether no other attempt can help: another session cannot undo it either. */
const isFinal = (failure: Error | null) =>
  isOfNothing(failure) || (failure instanceof ApiError && failure.status === 401);

const leadOf = (failure: Error) =>
  wasRefused(failure) ? 'It could not be undone.' : 'It is not known whether it was undone.';

/** Scrolls the notices, of which there may be many, to the newest one. */
function showLast(text: HTMLElement | null): void {
  const notices = text?.closest('section');
  if (notices) notices.scrollTop = notices.scrollHeight;
}

/** A list needs a few frames to draw what it has read. */
const mostFrames = 60;

/**
 * Moves the focus to the first restored row of the page as soon as it is drawn. If the page has none, its
 * heading gets a focus that was lost.
 * @param mayLeave whether the focus may leave the element that has it when the row is drawn
 */
async function focusRestored(
  ids: readonly string[],
  mayLeave: (active: Element) => boolean,
): Promise<void> {
  const rows = ids.map(
    (id) => `main [data-row="${CSS.escape(loadedRowKey(id))}"] [role="rowheader"]`,
  );
  let cell: HTMLElement | null = null;
  for (let frame = 0; frame < mostFrames && !cell; frame += 1) {
    await new Promise(requestAnimationFrame);
    cell = document.querySelector<HTMLElement>(rows.join());
  }
  const active = document.activeElement ?? document.body;
  if (active !== document.body && !mayLeave(active)) return;
  if (cell) cell.focus();
  else focusHeading({ preventScroll: true });
}
