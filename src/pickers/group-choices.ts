import type { PermissionGroupChoice } from '~/api/permission-groups';

export interface GroupChoice {
  id: string;
  name: string;
  /** What is worth knowing about the group, below its name. */
  note: string | undefined;
  /** It applies to all users, so that it is always chosen. */
  isDefault: boolean;
}

/**
 * What a checklist of permission groups shows: those that are offered, then the chosen ones that are
 * not.
 * @param offered undefined while they are not known
 * @param chosen lists of ids to show in any case
 */
export function groupChoices(
  offered: readonly PermissionGroupChoice[] | undefined,
  ...chosen: (readonly string[])[]
): GroupChoice[] {
  const known = (offered ?? []).map(({ userPermissionGroupID: id, name, organisationDefault }) => ({
    id,
    name: name || id,
    note: organisationDefault ? 'Applies to all users' : undefined,
    isDefault: organisationDefault === true,
  }));
  const knownIds = new Set(known.map(({ id }) => id));
  const others = [...new Set(chosen.flat())].filter((id) => !knownIds.has(id));
  const note = offered ? 'Not among the permission groups of this organisation' : undefined;
  return [...known, ...others.map((id) => ({ id, name: id, note, isDefault: false }))];
}
