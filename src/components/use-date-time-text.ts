import { useInterval } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import type { Formatted } from '~/domain/contract/formatted';
import { dateTimeText } from '~/domain/date-time-text';
import { useTimeZone } from './use-time-zone';

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
