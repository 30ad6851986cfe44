import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { focusHeading } from '../page-heading';
import { PlainButton } from '../plain-button';
import classes from './unanswered-notice.module.css';

interface FrameNotice {
  text: string;
  /** The page is about to lead to another one, where the notice belongs. */
  isLeaving: boolean;
}

let current: FrameNotice | undefined;
const listeners = new Set<() => void>();

function setNotice(notice: FrameNotice | undefined): void {
  current = notice;
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Says in the frame of the page that an earlier save has stored a record, although its answer was
 * lost. It stays until the person leaves the page.
 * @param isLeaving whether the page is about to be left, so that the next one shows the notice
 */
export const showSavedAlready = (
  name: string,
  { isLeaving }: Pick<FrameNotice, 'isLeaving'>,
): void => setNotice({ text: `${name || 'The record'} was saved already.`, isLeaving });

/** Shows the notice of the page, if there is one. */
export function PageFrameNotice() {
  const router = useRouter();
  const notice = useSyncExternalStore(subscribe, () => current);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        if (!pathChanged || !current) return;
        setNotice(current.isLeaving ? { ...current, isLeaving: false } : undefined);
      }),
    [router],
  );
  useEffect(() => () => setNotice(undefined), []);
  return notice && !notice.isLeaving ? <Notice text={notice.text} /> : null;
}

function Notice({ text }: { text: string }) {
  // A live region has to exist before its text, or screen readers skip the text.
  const [isStanding, setIsStanding] = useState(false);
  useEffect(() => setIsStanding(true), []);
  const close = (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.blur();
    focusHeading({ preventScroll: true });
    setNotice(undefined);
  };
  return (
    <div className={classes.notice}>
      <div role="status" className={classes.texts}>
        {isStanding ? <p>{text}</p> : null}
      </div>
      <PlainButton variant="default" onClick={close}>
        Close
      </PlainButton>
    </div>
  );
}
