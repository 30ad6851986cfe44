import { administrationScreens } from './administration-screens';
import { anonymousScreens } from './anonymous-screens';
import { organisationScreens } from './organisation-screens';
import { personalScreens } from './personal-screens';
import type { RoutePath, Screen } from './screen';

/**
 * Every screen of docs/product/routes-and-roles.md#route-table, and some of them in a state that
 * tells more.
 */
export const allScreens: readonly Screen[] = [
  ...anonymousScreens,
  ...personalScreens,
  ...organisationScreens,
  ...administrationScreens,
];

/** Routes that only lead to others. */
export const redirects: readonly RoutePath[] = ['/user', '/organisation'];
