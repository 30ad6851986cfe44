import type { PermissionGroupChoice } from '~/api/permission-groups';

export interface GroupChoice {
  id: string;
  name: string;
  /** What is worth knowing about the group, below its name. */
  note: string | undefined;
  /** It applies to all users, so that it is always chosen. */
  isDefault: boolean;
  /** It applies to all users, and was given here before it did, so that it would stay without that. */
  isGivenBesides: boolean;
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
  const chosenIds = new Set(chosen.flat());
  const known = (offered ?? []).map(({ userPermissionGroupID: id, name, organisationDefault }) => ({
    id,
    name: name || id,
    note: organisationDefault ? 'Applies to all users' : undefined,
    isDefault: organisationDefault,
    isGivenBesides: organisationDefault && chosenIds.has(id),
  }));
  const knownIds = new Set(known.map(({ id }) => id));
  const others = [...chosenIds].filter((id) => !knownIds.has(id));
  const note = offered ? 'Not among the permission groups of this organisation' : undefined;
  const unknown = { note, isDefault: false, isGivenBesides: false };
  return [...known, ...others.map((id) => ({ ...unknown, id, name: id }))];
}
