import { useSyncExternalStore } from 'react';
import { LatePart } from '~/components/late-part';

/** The lists of the pages of an area. */
export const roomsPart = new LatePart(() => import('./rooms'));

/** The keys, the pages that only a summary knows, and what undoes deletions. */
export const areaTools = new LatePart(() => import('./area-tools'));

/** Returns the module of a part as soon as it is there. */
export const useArrived = <Module>(part: LatePart<Module>): Module | undefined =>
  useSyncExternalStore(part.subscribe, part.current);
