import { accessScreens } from './access-screens';
import { administrationScreens } from './administration-screens';
import { anonymousScreens } from './anonymous-screens';
import { manyScreens } from './many-screens';
import { organisationScreens } from './organisation-screens';
import { personalScreens } from './personal-screens';
import { recordScreens } from './record-screens';
import type { RoutePath, Screen } from './screen';
import { toolScreens } from './tool-screens';

/**
 * Every screen of docs/product/routes-and-roles.md#route-table, some of them in a state that shows
 * more. The pages of the tools follow.
 */
export const allScreens: readonly Screen[] = [
  ...anonymousScreens,
  ...personalScreens,
  ...organisationScreens,
  ...accessScreens,
  ...manyScreens,
  ...administrationScreens,
  ...recordScreens,
  ...toolScreens,
];

/** Routes that only redirect to others. */
export const redirects: readonly RoutePath[] = ['/user', '/organisation'];
