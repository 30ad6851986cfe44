import { useEffect, useState } from 'react';
import { elapsedText } from './elapsed-text';
import classes from './initialise.module.css';

/** That work goes on, of which nobody can say how long it takes: since when it runs. */
export function ElapsedTime({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={classes.elapsed}>
      <span className={classes.bar} aria-hidden="true" />
      {/* Shown, not spoken: a screen reader would count the seconds aloud. */}
      <span role="timer" aria-live="off">
        {elapsedText(now - since)}
      </span>
    </span>
  );
}
