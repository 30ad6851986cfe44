import { dateTimeText } from '~/domain/date-time-text';
import { durationText } from '~/domain/duration-text';
import { momentOf } from './not-before';
import classes from './not-before.module.css';
import { useNow } from './use-now';

interface EffectTextProps {
  /** As it is sent; null for immediately. */
  notBefore: string | null;
  /** Whether that is what is stored already. */
  isStored: boolean;
}

/**
 * When an acceptance takes effect, counting down
 * (docs/product/validation.md#effect-of-a-not-before-time).
 */
export function EffectText({ notBefore, isStored }: EffectTextProps) {
  const now = useNow();
  const start = momentOf(notBefore);
  // A timer, which screen readers do not speak every second.
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
