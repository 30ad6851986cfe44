import { Button } from '@mantine/core';
import { IconChevronDown, IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { loginAddress, logoutAddress } from '~/domain/authentication-addresses';
import { shownName } from '~/domain/shown-name';
import type { Session } from '~/session/session';
import { announce } from '~/session/session-channel';
import { useOptionalSession } from '~/session/session-context';
import { DisclosureMenu } from '../disclosure/disclosure-menu';
import menuClasses from '../disclosure/disclosure-menu.module.css';
import classes from './header.module.css';
import { UserPicture } from './user-picture';

/**
 * Shows Profile and Logout, or, to a visitor without a session, "Login Required" and the login
 * (docs/product/shell.md#user-menu).
 */
export function UserMenu() {
  const session = useOptionalSession();
  return session ? <SignedInMenu session={session} /> : <LoginEntry />;
}

function LoginEntry() {
  return (
    <div className={classes.login}>
      <span className={classes.loginRequired}>Login Required</span>
      <Button component="a" href={loginAddress}>
        Login
      </Button>
    </div>
  );
}

function SignedInMenu({ session: { user, isAnonymous } }: { session: Session }) {
  const name = shownName(user.shortName || user.fullName || user.email);
  const face = (
    <>
      <UserPicture name={name} image={user.image} />
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
