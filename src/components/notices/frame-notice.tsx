import { useTimeout, useWindowEvent } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '~/domain/listeners';
import { passFocusOn } from '../pass-focus';
import { PlainButton } from '../plain-button';
import { useIsStanding } from '../use-is-shown';
import classes from './unanswered-notice.module.css';

interface FrameNotice {
  text: string;
  /** The page is about to lead to another one, where the notice belongs. */
  isLeaving: boolean;
  /** It floats above the page and goes by itself. */
  isBrief?: boolean;
}

/** How long a brief notice stays (milliseconds). */
const briefTime = 6_000;

/** Session storage: the notice of a page that is left by a restart of the console. */
const storageKey = 'console-notice';

const shown = createStore<FrameNotice | undefined>(undefined);
/** Another number for each notice, so that the same text is announced again. */
let number = 0;

/** Says something in the frame of the page. It stays until the person leaves the page. */
export function showNotice(notice: FrameNotice): void {
  number += 1;
  shown.set(notice);
}

/** Shows the notice that waits for the next page: the person has stayed on this one. */
export function showWaitingNotice(): void {
  const notice = shown.current();
  if (notice?.isLeaving) showNotice({ ...notice, isLeaving: false });
}

/** A kept notice is for the page that opens at once, not for a person who signs in here later. */
const keptFor = 30_000;

/** Keeps the notice for the page that a restart of the console opens in this tab. */
function keepNotice(): void {
  const notice = shown.current();
  if (!notice?.isLeaving) return;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...notice, keptAt: Date.now() }));
  } catch {
    // Without storage the next page says nothing.
  }
}

function takeNotice(): void {
  try {
    const kept = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    const { keptAt, text, isBrief } = JSON.parse(kept ?? '{}');
    const isNotice = typeof text === 'string' && Date.now() - keptAt < keptFor;
    if (isNotice) showNotice({ text, isBrief: isBrief === true, isLeaving: false });
  } catch {
    // What is no notice of ours is none.
  }
}

type Leaving = Pick<FrameNotice, 'isLeaving'>;

const showDone = (verb: string, name: string, { isLeaving }: Leaving): void => {
  // The page that opens next shows what waits for it already.
  if (!shown.current()?.isLeaving) {
    showNotice({ text: `${verb} ${name || 'the record'}.`, isLeaving, isBrief: true });
  }
};

/** Says for a moment that a record was saved (docs/product/edit-pages.md#after-a-save). */
export const showSaved = (name: string, leaving: Leaving) => showDone('Saved', name, leaving);

/** Says for a moment that a record was deleted. */
export const showDeleted = (name: string, leaving: Leaving) => showDone('Deleted', name, leaving);

/** Says until the person leaves the page that a save whose answer was lost has stored a record. */
export const showSavedAlready = (name: string, { isLeaving }: Leaving): void =>
  showNotice({ text: `${name || 'The record'} was saved already.`, isLeaving });

/** Shows the notice of the page, if there is one. */
export function PageFrameNotice() {
  const router = useRouter();
  const notice = useSyncExternalStore(shown.subscribe, shown.current);
  useWindowEvent('pagehide', keepNotice);
  useEffect(() => {
    const stop = router.subscribe('onRendered', ({ pathChanged }) => {
      const before = shown.current();
      if (!pathChanged || !before) return;
      shown.set(before.isLeaving ? { ...before, isLeaving: false } : undefined);
    });
    takeNotice();
    return () => {
      stop();
      shown.set(undefined);
    };
  }, [router]);
  return notice && !notice.isLeaving ? <Notice key={number} {...notice} /> : null;
}

function Notice({ text, isBrief = false }: FrameNotice) {
  const isStanding = useIsStanding();
  useTimeout(() => shown.set(undefined), briefTime, { autoInvoke: isBrief });
  return (
    <div className={clsx(classes.notice, isBrief && classes.brief)}>
      <div role="status" className={classes.texts}>
        {isStanding ? <p>{text}</p> : null}
      </div>
      {isBrief ? null : (
        <PlainButton ref={passFocusOn} variant="default" onClick={() => shown.set(undefined)}>
          Close
        </PlainButton>
      )}
    </div>
  );
}
