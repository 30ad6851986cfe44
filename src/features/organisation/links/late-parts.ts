import { LatePart } from '~/components/late-part';

/** The ends of access, and the action for selected access links. */
export const accessTools = new LatePart(() => import('./open-access-tools'));

/** Who has a permission, and why a person has it. */
export const whoAndWhy = new LatePart(() => import('./open-who-and-why'));
