import type { PermissionGroupChoice } from '~/api/permission-groups';

export interface GroupChoice {
  id: string;
  name: string;
  /** A note about the group, below its name. */
  note: string | undefined;
  /** The group applies to all users, so it is always chosen. */
  isDefault: boolean;
  /**
   * The group applies to all users and is also given here. It stays given when it no longer applies
   * to all users.
   */
  isGivenBesides: boolean;
}

/**
 * Returns the choices of a checklist of permission groups: the offered groups, then the chosen ones
 * that are not offered.
 * @param offered undefined while they are not loaded
 * @param chosen lists of ids that the result contains in any case
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
