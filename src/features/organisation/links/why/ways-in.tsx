import '@mantine/core/styles/Badge.css';
import { Badge } from '@mantine/core';
import { TextLink } from '~/components/text-link';
import type { WayFacts } from '~/domain/access-explanation/effective-permissions';
import { whereText } from '~/domain/access-explanation/where-text';
import { listText } from '~/domain/list-text';
import { shownName } from '~/domain/shown-name';
import type { AccessFacts } from './use-access-facts';
import classes from './why.module.css';

/** Lists the own link and the teams that give a person access, with their groups and outlets. */
export function WaysIn({ orgId, found }: { orgId: string; found: AccessFacts }) {
  const { facts, groups, placeNames } = found;
  const administrating = facts
    .filter(({ way }) => way.isOrgAdmin)
    .map(({ way: { team } }) => (team ? `team ${team.name}` : 'the own link'));
  return (
    <section aria-label="Ways in">
      <h3 className={classes.heading}>
        Ways in <span className={classes.count}>{facts.length}</span>
      </h3>
      <ul className={classes.ways}>
        {facts.map(({ way, groupIDs, placeIDs }) => (
          <li key={way.linkID}>
            <div className={classes.wayName}>
              <TextLink to="/organisation/$orgId/links/edit/$id" params={{ orgId, id: way.linkID }}>
                {way.team ? `Team ${way.team.name || 'without a name'}` : 'Own link'}
              </TextLink>
              {way.isOrgAdmin ? (
                <Badge size="sm" variant="light">
                  Administrator
                </Badge>
              ) : null}
            </div>
            <dl className={classes.facts}>
              <dt>Groups</dt>
              <dd>{groupsText(groupIDs, groups)}</dd>
              <dt>Outlets</dt>
              <dd>{placesText(placeIDs, placeNames)}</dd>
            </dl>
          </li>
        ))}
      </ul>
      {administrating.length > 0 ? (
        <p className={classes.administrator}>
          <strong>Administrator</strong> by {listText(administrating)}: manages the people, teams,
          access, permission groups and service accounts of this organisation and of those below it.
          Neither permission groups nor outlet restrictions limit that.
        </p>
      ) : null}
    </section>
  );
}

function groupsText(groupIDs: WayFacts['groupIDs'], groups: AccessFacts['groups']): string {
  if (!groups) return '…';
  const known = groups.map(({ userPermissionGroupID }) => userPermissionGroupID);
  const defaults = groups.filter(({ organisationDefault }) => organisationDefault);
  const given = groups.filter(
    (group) => !defaults.includes(group) && groupIDs?.includes(group.userPermissionGroupID),
  );
  const gone = groupIDs?.filter((id) => !known.includes(id)) ?? [];
  const words = [
    ...given.map(({ name }) => shownName(name)),
    ...gone.map(() => 'a group that is gone'),
    ...defaults.map(({ name }) => `${shownName(name)} (default)`),
    ...(groupIDs === null ? ['…'] : []),
  ];
  return words.join(', ') || 'None';
}

function placesText(placeIDs: WayFacts['placeIDs'], names: AccessFacts['placeNames']): string {
  if (placeIDs === null) return '…';
  return placeIDs.length === 0 ? 'All outlets' : whereText(placeIDs, names);
}
