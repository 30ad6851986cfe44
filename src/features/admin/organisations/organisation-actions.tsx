import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import type { OrganisationTreeNode } from '~/api/organisation-tree';
import icons from '~/components/row-icons/row-icons.module.css';
import { shownText } from '~/domain/shown-name';
import classes from './organisations-screen.module.css';

const looks = {
  active: clsx(icons.icon, icons.square, icons.active),
  notActive: clsx(icons.icon, icons.square, icons.notActive),
  initialised: clsx(icons.icon, icons.square, icons.initialised),
  notInitialised: clsx(icons.icon, icons.square, icons.notInitialised, classes.action),
  configure: clsx(icons.icon, icons.square, icons.configure, classes.action),
  invite: clsx(icons.icon, icons.square, icons.invite, classes.action),
};

/**
 * Returns a function that renders the actions of a row
 * (docs/product/organisations-page.md#row-actions), as plain elements: there are many rows.
 * @param open opens an address within the console
 */
export function organisationActions(open: (href: string) => void) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const isForBrowser = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (isForBrowser || event.button !== 0) return;
    event.preventDefault();
    const { pathname, search, hash } = event.currentTarget;
    open(`${pathname}${search}${hash}`);
  };
  return ({ id, name: given, entity }: OrganisationTreeNode, tabIndex: 0 | -1) => {
    const name = shownText(given, 'an organisation without a name');
    const { active: isActive, initialised: isInitialised } = entity;
    const home = `/organisation/${encodeURIComponent(id)}`;
    const mark = (label: string, look: string) => (
      <span role="img" aria-label={label} data-note={label} className={look} />
    );
    const link = (path: string, label: string, note: string, look: string) => (
      // biome-ignore lint/a11y/useAnchorContent: The label is the content. A text costs its layout.
      <a
        href={`${home}${path}`}
        aria-label={label}
        data-note={note}
        tabIndex={tabIndex}
        className={look}
        onClick={follow}
      />
    );
    return (
      <>
        {isActive ? mark('Active', looks.active) : mark('Not active', looks.notActive)}
        {isInitialised
          ? mark('Initialised', looks.initialised)
          : link(
              '/initialise',
              `Not initialised: initialise ${name}`,
              'Not initialised. Initialise…',
              looks.notInitialised,
            )}
        {link('', `Configure ${name}`, 'Configure', looks.configure)}
        {link('/invite', `Invite a user to ${name}`, 'Invite a user', looks.invite)}
      </>
    );
  };
}
