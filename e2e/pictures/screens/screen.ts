import type { Page } from '@playwright/test';
import type { Account } from '../../../service/database/seed/demo-accounts';
import type { FileRoutesByTo } from '../../../src/route-tree.gen';

export type RoutePath = keyof FileRoutesByTo;

/** A screen that has pictures. */
export interface Screen {
  /** The name in the files of its pictures. */
  name: string;
  /** The route of the screen, or null for a page of the service or of a tool. */
  route: RoutePath | null;
  /** What serves the page; the reference service by default. */
  server?: 'mock';
  /** The account that is signed in, or null for nobody. */
  account: Account | null;
  path: string;
  /** A text that appears when the screen shows its content. */
  shows: string | RegExp;
  /** Runs before the screen opens. */
  before?: (page: Page) => Promise<void>;
  /** What a person does on the screen before the picture. */
  act?: (page: Page) => Promise<void>;
  /** Calls that get no answer, so that the picture shows the screen waiting. */
  holds?: string;
  /** Whether the screen has pictures of a narrow window as well. */
  isNarrowToo?: boolean;
}

/** Gives all screens the same account, except those that name another one. */
export const seenBy = (
  account: Screen['account'],
  screens: readonly (Omit<Screen, 'account'> & Partial<Pick<Screen, 'account'>>)[],
): Screen[] => screens.map((screen) => ({ account, ...screen }));
