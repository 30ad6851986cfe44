import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import type { OrganisationTreeNode } from '~/api/organisation-tree';
import classes from './organisations-screen.module.css';

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
    open(event.currentTarget.getAttribute('href') ?? '/');
  };
  return ({ id, name: given, entity }: OrganisationTreeNode, tabIndex: 0 | -1) => {
    const name = given || 'an organisation without a name';
    const { active: isActive, initialised: isInitialised } = entity;
    const home = `/organisation/${encodeURIComponent(id)}`;
    const mark = (label: string, className: string | undefined) => (
      <span
        role="img"
        aria-label={label}
        data-note={label}
        className={clsx(classes.action, className)}
      />
    );
    const link = (path: string, words: string, note: string, className: string | undefined) => (
      <a
        href={`${home}${path}`}
        data-note={note}
        tabIndex={tabIndex}
        className={clsx(classes.action, className)}
        onClick={follow}
      >
        <span className={classes.words}>{words}</span>
      </a>
    );
    return (
      <>
        {isActive ? mark('Active', classes.active) : mark('Not active', classes.notActive)}
        {isInitialised
          ? mark('Initialised', classes.initialised)
          : link(
              '/initialise',
              `Not initialised: initialise ${name}`,
              'Not initialised. Initialise…',
              classes.notInitialised,
            )}
        {link('', `Configure ${name}`, 'Configure', classes.configure)}
        {link('/invite', `Invite a user to ${name}`, 'Invite a user', classes.invite)}
      </>
    );
  };
}
