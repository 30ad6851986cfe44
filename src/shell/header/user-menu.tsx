import { IconChevronDown, IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PlainButtonLink } from '~/components/plain-button';
import { loginAddress, logoutAddress } from '~/domain/authentication-addresses';
import { shownName } from '~/domain/shown-name';
import { useOptionalSession } from '~/session/session';
import { announce } from '~/session/session-channel';
import { DisclosureMenu } from '../disclosure/disclosure-menu';
import menuClasses from '../disclosure/disclosure-menu.module.css';
import classes from './header.module.css';

/** Shows Profile and Logout, or the login (docs/product/shell.md#user-menu). */
export function UserMenu() {
  const session = useOptionalSession();
  if (!session) {
    return (
      <div className={classes.login}>
        <span className={classes.loginRequired}>Login Required</span>
        <PlainButtonLink href={loginAddress}>Login</PlainButtonLink>
      </div>
    );
  }
  const { user, isAnonymous } = session;
  const name = shownName(user.shortName || user.fullName || user.email);
  const face = (
    <>
      {user.image ? (
        // The image is base64 without a prefix (docs/product/entities.md#user). Browsers detect its
        // format from the content.
        <img className={classes.picture} src={`data:image/png;base64,${user.image}`} alt="" />
      ) : (
        <span className={classes.picture} aria-hidden>
          {initialsOf(name)}
        </span>
      )}
      <span className={classes.userName}>{name}</span>
      <IconChevronDown size={14} aria-hidden />
    </>
  );
  return (
    <DisclosureMenu label={`User menu: ${name}`} face={face}>
      {(close) => (
        <>
          <div className={classes.identity}>
            <strong>{user.fullName || name}</strong>
            {user.email ? <span>{user.email}</span> : null}
          </div>
          <ul className={menuClasses.list}>
            {isAnonymous ? null : (
              <li>
                <Link to="/profile" className={menuClasses.entry} onClick={close}>
                  <IconUser size={16} aria-hidden />
                  Profile
                </Link>
              </li>
            )}
            <li>
              <a
                href={logoutAddress}
                className={menuClasses.entry}
                onClick={() => announce({ kind: 'signing-out' })}
              >
                <IconLogout size={16} aria-hidden />
                Logout
              </a>
            </li>
          </ul>
        </>
      )}
    </DisclosureMenu>
  );
}

/** Returns the first letters of the first and the last word. */
function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(/\s+/).filter(Boolean);
  return [first, others.at(-1) ?? '']
    .map(([letter = '']) => letter)
    .join('')
    .toUpperCase();
}
