import { useInterval } from '@mantine/hooks';
import { useState } from 'react';

/** Provides the time in milliseconds since 1970. It changes every second. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), 1_000, { autoInvoke: true });
  return now;
}
