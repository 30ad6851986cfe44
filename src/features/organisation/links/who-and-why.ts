import { LatePart } from '~/components/late-part';

/** Who has a permission, and why a person has it. */
export const whoAndWhy = new LatePart(() => import('./open-who-and-why'));
