import type { AccessibleTeamValue } from '~/api/teams';

/** The service marks the teams to which the person may not add members (decision 0018). */
const isOffered = ({ canAddMembers }: AccessibleTeamValue) => canAddMembers !== false;

/** Returns the teams that the person can choose, under the organisations that own them. */
export const offeredTeams = (values: readonly AccessibleTeamValue[]) =>
  values
    .filter(isOffered)
    .map(({ key: id, value, group }) => ({ id, name: value || id, group: group || 'Teams' }));

/** Returns the names of the organisations that have teams which are not offered, each once. */
export function ownersNotOffered(values: readonly AccessibleTeamValue[]): string[] {
  const others = values.filter((value) => !isOffered(value));
  return [...new Set(others.map(({ group }) => group || 'another organisation'))];
}
