import '@mantine/core/styles/Badge.css';
import { Badge } from '@mantine/core';
import { TextLink } from '~/components/text-link';
import type { GrantingGroup, WayFacts } from '~/domain/access-explanation/effective-permissions';
import { whereText } from '~/domain/access-explanation/effective-permissions';
import { listText } from '~/domain/count-text';
import { shownName } from '~/domain/shown-name';
import type { AccessFacts } from './use-access-facts';
import classes from './why.module.css';

/** Lists the own link and the teams that give a person access, with their groups and outlets. */
export function WaysIn({ orgId, found }: { orgId: string; found: AccessFacts }) {
  const { facts, groups, placeNames } = found;
  const administrating = facts.filter(({ way }) => way.isOrgAdmin);
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
          <strong>Administrator</strong> by {waysText(administrating)}: manages the people, teams,
          access, permission groups and service accounts of this organisation and of those below it.
          Neither permission groups nor outlet restrictions limit that.
        </p>
      ) : null}
    </section>
  );
}

const waysText = (facts: readonly WayFacts[]) =>
  listText(facts.map(({ way }) => (way.team ? `team ${way.team.name}` : 'the own link')));

function groupsText(groupIDs: WayFacts['groupIDs'], groups: AccessFacts['groups']): string {
  if (!groups) return '…';
  const isKnown = (id: string) => groups.some((group) => group.userPermissionGroupID === id);
  const isGiven = ({ userPermissionGroupID: id }: GrantingGroup) => groupIDs?.includes(id);
  const words = [
    ...groups
      .filter((group) => !group.organisationDefault && isGiven(group))
      .map(({ name }) => shownName(name)),
    ...(groupIDs ?? []).filter((id) => !isKnown(id)).map(() => 'a group that is gone'),
    ...groups
      .filter((group) => group.organisationDefault)
      .map(({ name }) => `${shownName(name)} (default)`),
    ...(groupIDs === null ? ['…'] : []),
  ];
  return words.join(', ') || 'None';
}

function placesText(placeIDs: WayFacts['placeIDs'], names: ReadonlyMap<string, string>): string {
  if (placeIDs === null) return '…';
  return placeIDs.length === 0 ? 'All outlets' : whereText(placeIDs, names);
}
