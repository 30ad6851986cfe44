import type { GroupedOptionValue } from '~/api/teams';

/** Teams of one organisation to choose from. */
export interface TeamGroup {
  name: string;
  teams: readonly { id: string; name: string }[];
}

/**
 * The teams by the organisation that owns them, in the order of the answer, each once.
 * @param wanted what the name or the organisation has to contain
 */
export function teamGroups(
  values: readonly Partial<GroupedOptionValue>[],
  wanted = '',
): TeamGroup[] {
  const sought = wanted.trim().toLowerCase();
  const groups = new Map<string, Map<string, string>>();
  const known = new Set<string>();
  for (const { key: id, value, group } of values) {
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
