import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import type { OrganisationTreeNode } from '~/api/organisation-tree';
import classes from './organisation-actions.module.css';

/**
 * Returns a function that renders the action buttons of a row
 * (docs/product/organisations-page.md#row-actions). They are plain elements, since there are as
 * many rows as organisations.
 * @param follow opens the clicked link within the console
 */
export function organisationActions(follow: (event: MouseEvent<HTMLAnchorElement>) => void) {
  return ({ id, name: given, entity }: OrganisationTreeNode, tabIndex: 0 | -1) => {
    const name = given || 'an organisation without a name';
    const { active: isActive, initialised: isInitialised } = entity;
    const active = isActive ? 'Active' : 'Not active';
    const home = `/organisation/${encodeURIComponent(id)}`;
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
        <span
          role="img"
          aria-label={active}
          data-note={active}
          className={clsx(classes.action, isActive ? classes.active : classes.notActive)}
        />
        {isInitialised ? (
          <span
            role="img"
            aria-label="Initialised"
            data-note="Initialised"
            className={clsx(classes.action, classes.initialised)}
          />
        ) : (
          link(
            '/initialise',
            `Not initialised: initialise ${name}`,
            'Not initialised. Initialise…',
            classes.notInitialised,
          )
        )}
        {link('', `Configure ${name}`, 'Configure', classes.configure)}
        {link('/invite', `Invite a user to ${name}`, 'Invite a user', classes.invite)}
      </>
    );
  };
}
