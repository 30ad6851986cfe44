import type { Session } from '~/session/session';

export interface NavigationItem {
  title: string;
  to: '/user' | '/organisation' | '/admin';
}

/** Returns the items of the header, by role (docs/product/shell.md#header-navigation). */
export function navigationItemsOf(session: Session | null): NavigationItem[] {
  if (!session) return [];
  const items: NavigationItem[] = [{ title: 'My Account', to: '/user' }];
  if (session.isOrgAdmin && session.organisation) {
    items.push({ title: 'Organisation', to: '/organisation' });
  }
  if (session.isSuperUser) items.push({ title: 'Admin', to: '/admin' });
  return items;
}
