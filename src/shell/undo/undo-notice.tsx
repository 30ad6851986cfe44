import { useRef } from 'react';
import { failureWords } from '~/api/failure-words';
import { type UndoableDeletion, useUndoDeletion } from '~/api/undoable-deletions';
import { focusHeading } from '~/components/page-heading';
import { PlainButton } from '~/components/plain-button';
import spoken from '~/components/spoken.module.css';
import { useIsStanding } from '~/components/use-is-shown';
import { isMac } from '../palette/palette';
import { focusRestored } from './focus-restored';
import classes from './undo.module.css';
import { undoTexts } from './undo-texts';
import { useClock } from './use-clock';

interface UndoNoticeProps {
  deletion: UndoableDeletion;
  onEnd: () => void;
}

/** Says what was deleted and undoes it. It goes by itself, unless a person is at it or it reports a failure. */
export function UndoNotice({ deletion, onEnd }: UndoNoticeProps) {
  const undo = useUndoDeletion(deletion);
  const notice = useRef<HTMLDivElement>(null);
  const isStanding = useIsStanding();
  const clock = useClock(undo.isIdle || undo.isSuccess, onEnd);
  const texts = undoTexts(deletion);

  const isInside = (element: Element | null) => notice.current?.contains(element) === true;
  const run = () => {
    if (undo.isPending) return;
    const opener = document.activeElement;
    undo.mutate(undefined, {
      onSuccess: () => {
        clock.restart();
        const mayLeave = (active: Element) => active === opener || isInside(active);
        void focusRestored(deletion.ids, mayLeave);
      },
    });
  };
  const close = () => {
    if (isInside(document.activeElement)) focusHeading({ preventScroll: true });
    onEnd();
  };

  return (
    <div ref={notice} className={classes.notice} {...clock.handlers}>
      <div role="status" className={classes.text}>
        {isStanding ? (
          <p>
            {undo.isSuccess ? texts.restored : texts.removed}
            {undo.isIdle ? <span className={spoken.text}> Control Z undoes it.</span> : null}
          </p>
        ) : null}
        {undo.error ? <p>{failureWords(undo.error, { lead: 'It could not be undone.' })}</p> : null}
      </div>
      <div className={classes.actions}>
        {undo.isSuccess ? null : (
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
        <PlainButton variant="default" onClick={close}>
          Close
        </PlainButton>
      </div>
      {clock.isRunning ? <span key={clock.round} className={classes.clock} aria-hidden /> : null}
    </div>
  );
}
