import { IconChevronDown, IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PlainButtonLink } from '~/components/plain-button';
import { useTimeZone } from '~/components/use-time-zone';
import { loginAddress, logoutAddress } from '~/domain/authentication-addresses';
import { shownName } from '~/domain/shown-name';
import { browserZoneText, type TimeZone } from '~/domain/time-zone';
import { useOptionalSession } from '~/session/session';
import { announce } from '~/session/session-channel';
import { DisclosureMenu } from '../disclosure/disclosure-menu';
import menuClasses from '../disclosure/disclosure-menu.module.css';
import { forgetPlaces } from '../palette/forget-places';
import { chooseTimeZone } from '../time-zone';
import { Choices } from './choices';
import classes from './header.module.css';

const timeZones: readonly (readonly [TimeZone, string])[] = [
  ['local', 'Local time'],
  ['UTC', 'UTC'],
];

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
                onClick={() => {
                  forgetPlaces();
                  announce({ kind: 'signing-out' });
                }}
              >
                <IconLogout size={16} aria-hidden />
                Logout
              </a>
            </li>
          </ul>
          <TimeZoneChoices />
        </>
      )}
    </DisclosureMenu>
  );
}

/** Selects the time zone of all times (docs/product/times.md). */
function TimeZoneChoices() {
  const timeZone = useTimeZone();
  return (
    <Choices
      legend="Times"
      choices={timeZones.map(([value, title]) => ({
        value,
        title: (
          <span className={classes.zone}>
            {title}
            {value === 'local' ? <span>{browserZoneText(Date.now())}</span> : null}
          </span>
        ),
      }))}
      chosen={timeZone}
      onChoose={chooseTimeZone}
    />
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
