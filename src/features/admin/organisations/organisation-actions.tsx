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

/** Returns what a row says and offers (docs/product/organisations-page.md#row-actions). */
export function actionsOf({ id, name: given, entity }: OrganisationTreeNode) {
  const name = shownText(given, 'an organisation without a name');
  const home = `/organisation/${encodeURIComponent(id)}`;
  const link = (look: 'notInitialised' | 'configure' | 'invite', path: string, note: string) => ({
    look,
    href: `${home}${path}`,
    note,
  });
  const initialise = {
    ...link('notInitialised', '/initialise', 'Not initialised. Initialise...'),
    label: `Not initialised: initialise ${name}`,
    item: 'Initialise...',
  };
  return {
    name,
    isActive: entity.active,
    isInitialised: entity.initialised,
    links: [
      ...(entity.initialised ? [] : [initialise]),
      { ...link('configure', '', 'Configure'), label: `Configure ${name}`, item: 'Configure' },
      {
        ...link('invite', '/invite', 'Invite a user'),
        label: `Invite a user to ${name}`,
        item: 'Invite a user',
      },
    ],
  };
}

/** Returns the handler of a link that opens its address within the console. */
export const followBy =
  (open: (href: string) => void) => (event: MouseEvent<HTMLAnchorElement>) => {
    const isForBrowser = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (isForBrowser || event.button !== 0) return;
    event.preventDefault();
    const { pathname, search, hash } = event.currentTarget;
    open(`${pathname}${search}${hash}`);
  };

/**
 * Returns a function that renders the actions of a row, as plain elements: there are many rows. On a
 * narrow screen a button stands for them, so that the name has their room.
 * @param open opens an address within the console
 * @param openMenu opens the menu of a row below its button
 */
export function organisationActions(
  open: (href: string) => void,
  openMenu: (node: OrganisationTreeNode, button: HTMLElement) => void,
) {
  const follow = followBy(open);
  const mark = (label: string, look: string) => (
    <span role="img" aria-label={label} data-note={label} className={look} />
  );
  return (node: OrganisationTreeNode, tabIndex: 0 | -1) => {
    const { name, isActive, isInitialised, links } = actionsOf(node);
    return (
      <>
        {isActive ? mark('Active', looks.active) : mark('Not active', looks.notActive)}
        {isInitialised ? mark('Initialised', looks.initialised) : null}
        {links.map(({ look, href, label, note }) => (
          // biome-ignore lint/a11y/useAnchorContent: The label is the content. A text costs its layout.
          <a
            key={look}
            href={href}
            aria-label={label}
            data-note={note}
            tabIndex={tabIndex}
            className={looks[look]}
            onClick={follow}
          />
        ))}
        <button
          type="button"
          aria-haspopup="menu"
          aria-label={`Actions of ${name}${isActive ? '' : ', not active'}${isInitialised ? '' : ', not initialised'}`}
          data-attention={isActive && isInitialised ? undefined : ''}
          tabIndex={tabIndex}
          className={classes.more}
          onClick={({ currentTarget }) => openMenu(node, currentTarget)}
        />
      </>
    );
  };
}
