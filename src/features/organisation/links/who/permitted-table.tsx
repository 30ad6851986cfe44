import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { FirstEntries } from '~/components/first-entries';
import { passFocusOn } from '~/components/pass-focus';
import { TextLink } from '~/components/text-link';
import { whereText } from '~/domain/access-explanation/effective-permissions';
import { wayText } from '~/domain/access-explanation/people-with-access';
import type { Permitted } from '~/domain/access-explanation/who-may';
import { numberText } from '~/domain/count-text';
import { actionsText } from '~/domain/permissions/permission-levels';
import { permissionName } from '~/domain/permissions/permission-names';
import { markedName, shownName, shownText } from '~/domain/shown-name';
import { type SiteTree, siteNames } from '~/domain/site-restriction';
import classes from '../why/why.module.css';

interface PermittedTableProps {
  orgId: string;
  permission: number;
  permitted: readonly Permitted[];
  tree: SiteTree;
}

/** So many people are drawn at first, and more by each press. */
const step = 200;

/** The people who have a permission, what they may do, and by which ways and groups. */
export function PermittedTable({ orgId, permission, permitted, tree }: PermittedTableProps) {
  const [count, setCount] = useState(step);
  const names = useMemo(() => siteNames(tree), [tree]);
  const rest = permitted.length - count;
  return (
    <>
      <table className={classes.table} data-people>
        <thead>
          <tr>
            <th scope="col">Person</th>
            <th scope="col">May</th>
            <th scope="col">Because of</th>
          </tr>
        </thead>
        <tbody>
          {permitted.slice(0, count).map((each) => (
            <PermittedRow key={each.person.userID} {...{ ...each, orgId, permission, names }} />
          ))}
        </tbody>
      </table>
      {rest > 0 ? (
        <Button ref={passFocusOn} mt="sm" variant="default" onClick={() => setCount(count + step)}>
          Show {numberText(Math.min(step, rest))} more of {numberText(permitted.length)}
        </Button>
      ) : null}
    </>
  );
}

interface PermittedRowProps extends Permitted {
  orgId: string;
  permission: number;
  names: ReadonlyMap<string, string>;
}

function PermittedRow(props: PermittedRowProps) {
  const { orgId, permission, names, person, actions, parts, sources } = props;
  const name = markedName(shownName(person.name), person.isEmailUnconfirmed);
  return (
    <tr>
      <th scope="row">
        <TextLink
          from="/organisation/$orgId/links/"
          to="."
          search={(old) => ({
            ...old,
            who: undefined,
            why: true as const,
            person: person.userID,
            permission: permissionName(permission),
          })}
        >
          {name}
        </TextLink>
        {person.email ? <div className={classes.email}>{person.email}</div> : null}
      </th>
      <td>
        {actions === 0 ? null : (
          <div className={classes.grant}>
            <strong>{actionsText(actions)}</strong>
          </div>
        )}
        {parts.map(({ actions: inPart, placeIDs }) => (
          <div key={`${inPart} ${placeIDs === undefined}`} className={classes.grant}>
            <strong>{actionsText(inPart)}</strong> in {whereText(placeIDs ?? 'not-known', names)}
          </div>
        ))}
      </td>
      <td>
        <FirstEntries>
          {sources.map(({ way, groupID, groupName, isDefault }) => (
            <div key={`${way.linkID} ${groupID}`}>
              <span className={classes.groupName}>
                {shownText(groupName, 'A group without a name')}
              </span>
              {isDefault ? ' (default)' : null}
              <span className={classes.by}>
                <TextLink
                  to="/organisation/$orgId/links/edit/$id"
                  params={{ orgId, id: way.linkID }}
                  isUnderlined
                  aria-label={way.team ? undefined : `direct access of ${name}`}
                >
                  {wayText(way)}
                </TextLink>
              </span>
            </div>
          ))}
        </FirstEntries>
      </td>
    </tr>
  );
}
