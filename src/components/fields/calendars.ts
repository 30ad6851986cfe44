import { LatePart } from '../late-part';

/** The calendars and the clock. */
export const calendars = new LatePart(() => import('./open-calendars'));
