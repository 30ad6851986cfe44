import type { Page } from '@playwright/test';
import type { Account } from '../../../e2e/support/accounts';
import type { FileRoutesByTo } from '../../../src/route-tree.gen';

export type RoutePath = keyof FileRoutesByTo;

/** A screen of which pictures are taken. */
export interface Screen {
  /** Names the files of its pictures. */
  name: string;
  /** The route that it is a picture of; null for a page of the service itself. */
  route: RoutePath | null;
  /** Who looks at it; null for nobody who has signed in. */
  account: Account | null;
  path: string;
  /** A text that is there as soon as the screen shows what it is for. */
  shows: string | RegExp;
  /** Done before the screen is opened. */
  before?: (page: Page) => Promise<void>;
  /** What a person does on it before the picture is taken. */
  act?: (page: Page) => Promise<void>;
  /** Calls that get no answer, so that the picture shows the wait for it. */
  holds?: string;
  /** Whether there are pictures of a narrow window as well. */
  isNarrowToo?: boolean;
}

/** Screens that one person looks at, but where a screen says somebody else. */
export const seenBy = (
  account: Screen['account'],
  screens: readonly (Omit<Screen, 'account'> & Partial<Pick<Screen, 'account'>>)[],
): Screen[] => screens.map((screen) => ({ account, ...screen }));
