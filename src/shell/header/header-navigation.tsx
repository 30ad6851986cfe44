import { IconMenu2 } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useOptionalSession } from '~/session/session';
import { DisclosureMenu } from '../disclosure/disclosure-menu';
import menuClasses from '../disclosure/disclosure-menu.module.css';
import classes from './header-navigation.module.css';

/**
 * The links of the header, by role (docs/product/shell.md#header-navigation): side by side, or
 * behind one button on narrow screens.
 */
export function HeaderNavigation() {
  const session = useOptionalSession();
  const isInOrganisation = useLocation({
    select: ({ pathname }) => pathname.startsWith('/organisation/'),
  });
  if (!session) return null;
  const hasOrganisation = session.isOrgAdmin && session.organisation;
  const items = [
    { title: 'My Account', to: '/user' } as const,
    ...(hasOrganisation ? [{ title: 'Organisation', to: '/organisation' } as const] : []),
    ...(session.isSuperUser ? [{ title: 'Admin', to: '/admin' } as const] : []),
  ];
  // As the breadcrumb, which begins with Administration.
  const isBelowAdmin = isInOrganisation && !hasOrganisation;

  const list = (listClass?: string, linkClass?: string, onFollow?: () => void) => (
    <ul className={listClass}>
      {items.map(({ title, to }) => (
        <li key={to}>
          <Link
            to={to}
            className={linkClass}
            aria-current={(to === '/admin' && isBelowAdmin) || undefined}
            onClick={onFollow}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );

  return (
    <nav aria-label="Main">
      {list(classes.wide, classes.item)}
      <div className={classes.narrow}>
        <DisclosureMenu label="Menu" face={<IconMenu2 size="1.25rem" aria-hidden />} align="start">
          {(close) => list(undefined, menuClasses.entry, close)}
        </DisclosureMenu>
      </div>
    </nav>
  );
}
