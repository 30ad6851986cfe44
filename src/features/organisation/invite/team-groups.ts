import type { AccessibleTeamValue } from '~/api/teams';

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
  const groups = new Map<string, { id: string; name: string }[]>();
  for (const { key: id, value, group } of values.filter(isOffered)) {
    const name = value || id;
    const owner = group || 'Teams';
    if (!`${name}\n${owner}`.toLowerCase().includes(sought)) continue;
    groups.set(owner, [...(groups.get(owner) ?? []), { id, name }]);
  }
  return [...groups].map(([name, teams]) => ({ name, teams }));
}
