import { IconKeyboard, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { shownName } from '~/domain/shown-name';
import type { Session } from '~/session/session';
import menuClasses from '../disclosure/disclosure-menu.module.css';
import { keyList } from '../keys/key-list';
import { SignOut } from './sign-out';
import { TimeZoneChoices } from './time-zone-choices';
import classes from './user-menu-panel.module.css';

/** The open user menu (docs/product/shell.md#user-menu). */
export function UserMenuPanel({ session, close }: { session: Session; close: () => void }) {
  const { user, isAnonymous } = session;
  return (
    <>
      <div className={classes.identity}>
        <strong>{user.fullName || shownName(user.shortName || user.email)}</strong>
        {user.email ? <span>{user.email}</span> : null}
      </div>
      <ul>
        {isAnonymous ? null : (
          <>
            <li>
              <Link to="/profile" className={menuClasses.entry} onClick={close}>
                <IconUser size="1rem" aria-hidden />
                Profile
              </Link>
            </li>
            <li>
              <button
                type="button"
                className={menuClasses.entry}
                onClick={() => {
                  close();
                  keyList.notify();
                }}
              >
                <IconKeyboard size="1rem" aria-hidden />
                Keyboard shortcuts
              </button>
            </li>
          </>
        )}
        <li>
          <SignOut userID={session.userID} />
        </li>
      </ul>
      {isAnonymous ? null : <TimeZoneChoices />}
    </>
  );
}
