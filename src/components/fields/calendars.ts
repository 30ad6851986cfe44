import { LatePart } from '../late-part';

/** The calendars. */
export const calendars = new LatePart(() => import('./open-calendars'));
