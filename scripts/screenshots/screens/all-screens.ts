import { administrationScreens } from './administration-screens';
import { anonymousScreens } from './anonymous-screens';
import { organisationScreens } from './organisation-screens';
import { personalScreens } from './personal-screens';
import type { RoutePath, Screen } from './screen';

/**
 * Every screen of docs/product/routes-and-roles.md#route-table, some of them in a state that shows
 * more.
 */
export const allScreens: readonly Screen[] = [
  ...anonymousScreens,
  ...personalScreens,
  ...organisationScreens,
  ...administrationScreens,
];

/** Routes that only redirect to others. */
export const redirects: readonly RoutePath[] = ['/user', '/organisation'];
