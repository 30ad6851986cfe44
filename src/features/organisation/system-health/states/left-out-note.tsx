import { dateTimeText } from '~/domain/date-time-text';
import type { LeftOut } from '../model/state-age';
import classes from './states-panel.module.css';

const numbers = new Intl.NumberFormat();

/**
 * Says how many states are too old to be shown, and when the newest of them was seen
 * (docs/product/versions-and-health.md#age-of-states).
 */
export function LeftOutNote({ leftOut }: { leftOut: LeftOut }) {
  const { count, newest } = leftOut;
  if (count === 0 || newest === undefined) return null;
  const seen = dateTimeText(newest);
  return (
    <p className={classes.leftOut}>
      {count === 1
        ? `1 state is left out, since it is older than 14 days. It was seen ${seen}.`
        : `${numbers.format(count)} states are left out, since they are older than 14 days. The newest of them was seen ${seen}.`}
    </p>
  );
}
