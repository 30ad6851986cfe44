import type { EffectivePermission } from './effective-permissions';

type Grants = EffectivePermission['grants'];

/** A permission of two people. No grants mean that the person does not have it. */
export interface ComparedPermission {
  id: number;
  grants: readonly [Grants, Grants];
}

/**
 * Compares the permissions of two people, in the order of the permissions. Where outlets are not known,
 * nothing counts as the same.
 */
export function comparePermissions(
  first: readonly EffectivePermission[],
  second: readonly EffectivePermission[],
): { different: ComparedPermission[]; same: ComparedPermission[] } {
  const [left, right] = [first, second].map(
    (list) => new Map(list.map(({ id, grants }) => [id, grants])),
  );
  const compared = merged(first, second).map(
    (id): ComparedPermission => ({ id, grants: [left?.get(id) ?? [], right?.get(id) ?? []] }),
  );
  const isSame = ({ grants: [one, other] }: ComparedPermission) =>
    !isUnknown(one) && !isUnknown(other) && textOf(one) === textOf(other);
  return {
    different: compared.filter((permission) => !isSame(permission)),
    same: compared.filter(isSame),
  };
}

/** Joins the ids of two lists in the same order: each keeps its order, and the other's fill the gaps. */
function merged(
  first: readonly EffectivePermission[],
  second: readonly EffectivePermission[],
): number[] {
  const known = new Set(first.map(({ id }) => id));
  const ids = first.map(({ id }) => id);
  let place = 0;
  for (const { id } of second) {
    if (known.has(id)) place = ids.indexOf(id) + 1;
    else ids.splice(place++, 0, id);
  }
  return ids;
}

const isUnknown = (grants: Grants) => grants.some(({ where }) => where === 'not-known');

const textOf = (grants: Grants) =>
  JSON.stringify(
    grants
      .map(({ actions, where }) => [actions, typeof where === 'string' ? where : [...where].sort()])
      .sort(([one], [other]) => Number(one) - Number(other)),
  );
