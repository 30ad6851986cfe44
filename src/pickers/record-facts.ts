import { LatePart } from '~/components/late-part';

/** What is known of a record besides its fields: its history, what uses it, and its last use. */
export const recordFacts = new LatePart(() => import('./open-record-facts'));
