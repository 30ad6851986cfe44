import { dateTimeText } from '~/domain/date-time-text';
import { durationText } from '~/domain/duration-text';
import { momentOf } from './not-before';
import classes from './not-before.module.css';
import { useNow } from './use-now';

interface EffectTextProps {
  /** As the form sends it; null for immediately. */
  notBefore: string | null;
  /** Whether this is the stored value. */
  isStored: boolean;
}

/**
 * Says when an acceptance takes effect, with a countdown
 * (docs/product/validation.md#effect-of-a-not-before-time).
 */
export function EffectText({ notBefore, isStored }: EffectTextProps) {
  const now = useNow();
  const start = momentOf(notBefore);
  // Screen readers do not announce each change of a timer.
  return (
    <p className={classes.effect} role="timer" aria-label="Taking effect">
      {effectText(start, now, isStored)}
    </p>
  );
}

function effectText(start: number | undefined, now: number, isStored: boolean): string {
  if (start === undefined)
    return isStored ? 'In effect since it was accepted.' : 'It will take effect immediately.';
  if (start > now) {
    return `It will take effect in ${durationText(start - now)}, on ${dateTimeText(start)}.`;
  }
  if (isStored) return `In effect since ${dateTimeText(start)}.`;
  return 'The time selected is in the past. It will take effect immediately.';
}
