import { useInterval } from '@mantine/hooks';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Formatted } from '~/domain/contract/formatted';
import { dateTimeText } from '~/domain/date-time-text';
import { chosenTimeZone, onTimeZone } from '~/domain/time-zone';

/** Returns the chosen time zone (docs/product/times.md). A choice renders the component again. */
export const useTimeZone = () => useSyncExternalStore(onTimeZone, chosenTimeZone);

/** Returns the function that formats points in time in the chosen time zone. */
export function useDateTimeText() {
  const timeZone = useTimeZone();
  return useCallback(
    (value: Formatted<'date-time'> | number) => dateTimeText(value, timeZone),
    [timeZone],
  );
}

export type DateTimeText = ReturnType<typeof useDateTimeText>;

/** Provides the time in milliseconds since 1970. It changes every second. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), 1_000, { autoInvoke: true });
  return now;
}
