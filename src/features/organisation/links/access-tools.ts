import { LatePart } from '~/components/late-part';

/**
 * What a person reaches for on the pages of access: its ends, the action for several links, who has a
 * permission, and why a person has it.
 */
export const accessTools = new LatePart(() => import('./open-access-tools'));
