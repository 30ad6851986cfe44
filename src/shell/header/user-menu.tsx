import { IconChevronDown } from '@tabler/icons-react';
import { PlainButtonLink } from '~/components/plain-button';
import { loginAddress } from '~/domain/console-names';
import { shownName } from '~/domain/shown-name';
import { useOptionalSession } from '~/session/session';
import { DisclosureMenu } from '../disclosure/disclosure-menu';
import classes from './header.module.css';
import { headerTools, LatePanel } from './header-tools';

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
  const { user } = session;
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
      <span className={classes.userName} dir="auto">
        {name}
      </span>
      <IconChevronDown size="0.875rem" aria-hidden />
    </>
  );
  return (
    <DisclosureMenu label={`User menu: ${name}`} face={face} onIntent={headerTools.warm}>
      {(close) => (
        <LatePanel close={close}>
          {({ UserMenuPanel }) => <UserMenuPanel session={session} close={close} />}
        </LatePanel>
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
