import { LatePart } from '~/components/late-part';

/** The panels of the header, and the time zone that a person chooses there. */
export const headerTools = new LatePart(() => import('./open-header-tools'));
