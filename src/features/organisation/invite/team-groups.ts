import type { AccessibleTeamValue } from '~/api/teams';

/** Teams of one organisation to choose from. */
export interface TeamGroup {
  name: string;
  teams: readonly { id: string; name: string }[];
}

/** What the service says is not for whoever asks to give is not offered (decision 0018). */
const isOffered = ({ canAddMembers }: AccessibleTeamValue) => canAddMembers !== false;

/** Names of the organisations some of whose teams are not offered, each once. */
export function ownersNotOffered(values: readonly AccessibleTeamValue[]): string[] {
  const others = values.filter((value) => !isOffered(value));
  return [...new Set(others.map(({ group }) => group || 'another organisation'))];
}

/**
 * The teams that are offered, by the organisation that owns them, in the order of the answer.
 * @param wanted what the name or the organisation has to contain
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
