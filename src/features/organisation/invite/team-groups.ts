import type { AccessibleTeamValue } from '~/api/teams';
import { groupedBy } from '~/domain/grouped-by';

/** The teams of one organisation that the person can choose. */
export interface TeamGroup {
  name: string;
  teams: readonly { id: string; name: string }[];
}

/** The service marks the teams to which the person may not add members (decision 0018). */
const isOffered = ({ canAddMembers }: AccessibleTeamValue) => canAddMembers !== false;

/** Returns the names of the organisations that have teams which are not offered, each once. */
export function ownersNotOffered(values: readonly AccessibleTeamValue[]): string[] {
  const others = values.filter((value) => !isOffered(value));
  return [...new Set(others.map(({ group }) => group || 'another organisation'))];
}

/**
 * Groups the offered teams by the organisation that owns them, in the order of the answer.
 * @param wanted text that the name of the team or of its owner must contain
 */
export function teamGroups(values: readonly AccessibleTeamValue[], wanted = ''): TeamGroup[] {
  const sought = wanted.trim().toLowerCase();
  const teams = values
    .filter(isOffered)
    .map(({ key: id, value, group }) => ({ id, name: value || id, owner: group || 'Teams' }))
    .filter(({ name, owner }) => `${name}\n${owner}`.toLowerCase().includes(sought));
  return [...groupedBy(teams, ({ owner }) => owner)].map(([name, ofOwner]) => ({
    name,
    teams: ofOwner.map(({ id, name: team }) => ({ id, name: team })),
  }));
}
