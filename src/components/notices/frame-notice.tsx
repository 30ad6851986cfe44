import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { focusHeading } from '../page-heading';
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
 * Says something in the frame of the page that is not a failure, until the person leaves the page.
 * @param isLeaving whether the page is about to be left, so that the notice stays on the next one
 */
export const showNotice = (text: string, { isLeaving }: Pick<FrameNotice, 'isLeaving'>): void =>
  setNotice({ text, isLeaving });

/** Says that an earlier save has stored a record, although its answer was lost. */
export const showSavedAlready = (name: string | undefined, leaving: { isLeaving: boolean }) =>
  showNotice(`${name || 'The record'} was saved already.`, leaving);

/** Shows the notice of the page. */
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
  return notice ? <Notice text={notice.text} /> : null;
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
      <Button variant="default" onClick={close}>
        Close
      </Button>
    </div>
  );
}
