import type { AccessibleTeamValue } from '~/api/teams';

/** Teams of one organisation to choose from. */
export interface TeamGroup {
  name: string;
  teams: readonly { id: string; name: string }[];
}

/** What the service says is not for whoever asks to give is not offered (decision 0036). */
const isOffered = ({ canAddMembers }: Partial<AccessibleTeamValue>) => canAddMembers !== false;

/** Names of the organisations some of whose teams are not offered, each once. */
export function ownersNotOffered(values: readonly Partial<AccessibleTeamValue>[]): string[] {
  const others = values.filter((value) => !isOffered(value));
  return [...new Set(others.map(({ group }) => group || 'another organisation'))];
}

/**
 * The teams that are offered, by the organisation that owns them, in the order of the answer, each once.
 * @param wanted what the name or the organisation has to contain
 */
export function teamGroups(
  values: readonly Partial<AccessibleTeamValue>[],
  wanted = '',
): TeamGroup[] {
  const sought = wanted.trim().toLowerCase();
  const groups = new Map<string, Map<string, string>>();
  const known = new Set<string>();
  for (const { key: id, value, group } of values.filter(isOffered)) {
    if (!id || known.has(id)) continue;
    known.add(id);
    const name = value || id;
    const owner = group || 'Teams';
    if (!`${name}\n${owner}`.toLowerCase().includes(sought)) continue;
    const teams = groups.get(owner) ?? new Map<string, string>();
    groups.set(owner, teams.set(id, name));
  }
  return [...groups].map(([name, teams]) => ({
    name,
    teams: [...teams].map(([id, team]) => ({ id, name: team })),
  }));
}
