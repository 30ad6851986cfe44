import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useOptionalSession } from '~/session/session-context';
import { DisclosureMenu } from '../disclosure/disclosure-menu';
import menuClasses from '../disclosure/disclosure-menu.module.css';
import classes from './header-navigation.module.css';
import { navigationItemsOf } from './navigation-items';

/**
 * The links My Account, Organisation and Admin: side by side, or behind one button on narrow
 * screens.
 */
export function HeaderNavigation() {
  const items = navigationItemsOf(useOptionalSession());
  if (items.length === 0) return null;

  return (
    <nav aria-label="Main">
      <ul className={classes.wide}>
        {items.map(({ title, to }) => (
          <li key={to}>
            <Link to={to} className={classes.item}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <div className={classes.narrow}>
        <DisclosureMenu label="Menu" face={<IconMenu2 size={20} aria-hidden />} align="start">
          {(close) => (
            <ul className={menuClasses.list}>
              {items.map(({ title, to }) => (
                <li key={to}>
                  <Link to={to} className={menuClasses.entry} onClick={close}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </DisclosureMenu>
      </div>
    </nav>
  );
}
