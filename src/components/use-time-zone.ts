import { useSyncExternalStore } from 'react';
import { chosenTimeZone, onTimeZone } from '~/domain/time-zone';

/** Returns the chosen time zone (docs/product/times.md). A choice renders the component again. */
export const useTimeZone = () => useSyncExternalStore(onTimeZone, chosenTimeZone);
