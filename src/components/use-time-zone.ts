import { useSyncExternalStore } from 'react';
import { chosenTimeZone, onTimeZone, timeZoneChoice } from '~/domain/time-zone';

/** Returns the chosen time zone (docs/product/times.md). A choice renders the component again. */
export const useTimeZone = () => useSyncExternalStore(onTimeZone, chosenTimeZone);

/** Returns what the person has chosen in the user menu. */
export const useTimeZoneChoice = () => useSyncExternalStore(onTimeZone, timeZoneChoice);
