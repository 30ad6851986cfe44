import { Badge } from '@mantine/core';
import type { Formatted } from '~/domain/contract/formatted';

/** An access that ends within so many days is marked (docs/product/life-of-access.md). */
export const daysOfWarning = 14;

/** Words that an access has ended at `now`, in epoch milliseconds, or ends soon. */
export function markOf(endsAt: Formatted<'date-time'>, now: number): string | undefined {
  const left = Date.parse(endsAt) - now;
  if (left <= 0) return 'Ended';
  return left <= daysOfWarning * 86_400_000 ? 'Ends soon' : undefined;
}

/** The mark of an access that has ended, or ends soon. */
export function AccessEndMark(props: { endsAt: Formatted<'date-time'>; now: number }) {
  const mark = markOf(props.endsAt, props.now);
  return mark ? (
    <Badge color={mark === 'Ended' ? 'red' : 'orange'} variant="light" size="md">
      {mark}
    </Badge>
  ) : null;
}
