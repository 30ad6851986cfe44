import { useEffect, useState } from 'react';
import { elapsedText } from './elapsed-text';
import classes from './initialise.module.css';

/** Shows how long work of unknown duration has run since a moment in epoch milliseconds. */
export function ElapsedTime({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={classes.elapsed}>
      <span className={classes.bar} aria-hidden="true" />
      {/* Not a live region: a screen reader would announce every second. */}
      <span role="timer" aria-live="off">
        {elapsedText(now - since)}
      </span>
    </span>
  );
}
