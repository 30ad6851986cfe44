import { expandPermissions } from '../permissions/expand-permissions';
import type { SiteTree } from '../site-restriction';
import {
  effectivePermissions,
  type GrantingGroup,
  type PermissionSource,
  type WayFacts,
} from './effective-permissions';
import type { PersonWithAccess } from './people-with-access';

/** Who may do what, and where. */
export interface WhoQuestion {
  permission: number;
  /** The flags of the level. */
  actions: number;
  /** The id of a site node; undefined for anywhere in the organisation. */
  place: string | undefined;
}

/** Actions that a person may do in a part of the place. */
export interface PartOfPlace {
  actions: number;
  /** The ids of site nodes; undefined while the restriction is not known. */
  placeIDs: readonly string[] | undefined;
}

/** A person who has the permission, wholly or in part. */
export interface Permitted {
  person: PersonWithAccess;
  /** The wanted actions that the person may do in the whole place. */
  actions: number;
  /** Further actions in a part of it. */
  parts: readonly PartOfPlace[];
  /** Whether the person may do all wanted actions in the whole place. */
  isWhole: boolean;
  sources: readonly PermissionSource[];
}

/** Returns the permission groups that allow one of the actions. */
export const grantingGroups = <Group extends GrantingGroup>(
  groups: readonly Group[],
  { permission, actions }: Pick<WhoQuestion, 'permission' | 'actions'>,
): Group[] =>
  groups.filter(
    (group) => ((expandPermissions(group.permissions).get(permission) ?? 0) & actions) !== 0,
  );

/**
 * Lists the people who have a permission at a place, and why: first those who have it wholly. A
 * restriction to a site node holds for everything below it.
 * @param factsOf returns the permission groups and the outlet restriction of each way of a person
 */
export function whoMay(
  question: WhoQuestion,
  people: readonly PersonWithAccess[],
  factsOf: (person: PersonWithAccess) => readonly WayFacts[],
  groups: readonly GrantingGroup[],
  { nodes }: Pick<SiteTree, 'nodes'>,
): Permitted[] {
  const granting = grantingGroups(groups, question);
  const placeOf = placeIn(question.place, nodes);
  const found = people.flatMap((person): Permitted[] => {
    const facts = factsOf(person);
    const given = new Set(facts.flatMap(({ groupIDs }) => groupIDs ?? []));
    // To expand thousands of groups for each of thousands of people would take half a minute.
    const own = granting.filter(
      (group) => group.organisationDefault || given.has(group.userPermissionGroupID),
    );
    const all = effectivePermissions(facts, own);
    const permission = all.find(({ id }) => id === question.permission);
    const sources = (permission?.sources ?? []).filter(
      ({ actions, where }) => actions & question.actions && placeOf(where) !== 'elsewhere',
    );
    if (sources.length === 0) return [];
    const whole = sources.filter(({ where }) => placeOf(where) === 'whole');
    const actions = question.actions & whole.reduce((sum, source) => sum | source.actions, 0);
    return [
      {
        person,
        actions,
        parts: partsOf(sources, question.actions & ~actions, placeOf),
        isWhole: actions === question.actions,
        sources,
      },
    ];
  });
  return [...found.filter(({ isWhole }) => isWhole), ...found.filter(({ isWhole }) => !isWhole)];
}

/** What a restriction leaves of a place: all, nothing, these site nodes, or nobody knows. */
type Remainder = 'whole' | 'elsewhere' | 'not-known' | readonly string[];

/** Returns a function that says what a restriction leaves of a place. */
function placeIn(place: string | undefined, nodes: SiteTree['nodes']) {
  const inside = place === undefined ? new Set() : idsWithin(place, nodes);
  const around = place === undefined ? new Set() : idsAround(place, nodes);
  return (where: PermissionSource['where']): Remainder => {
    if (where === 'everywhere') return 'whole';
    if (where === 'not-known') return 'not-known';
    if (place === undefined) return where;
    if (where.some((id) => around.has(id))) return 'whole';
    const rest = where.filter((id) => inside.has(id));
    return rest.length === 0 ? 'elsewhere' : rest;
  };
}

/** Returns the ids of a site node and of everything above it. */
function idsAround(id: string, nodes: SiteTree['nodes']): Set<string> {
  const below = [...nodes.values()].flatMap(({ id: parent, children }) =>
    (children ?? []).map((child) => [child.id, parent] as const),
  );
  const parents = new Map(below);
  const ids = new Set<string>();
  for (let at: string | undefined = id; at && !ids.has(at); at = parents.get(at)) ids.add(at);
  return ids;
}

/** Returns the ids of a site node and of everything below it. */
function idsWithin(id: string, nodes: SiteTree['nodes']): Set<string> {
  const ids = new Set([id]);
  for (const each of ids) for (const child of nodes.get(each)?.children ?? []) ids.add(child.id);
  return ids;
}

/** Lists the parts of a place in which sources give further actions, once for the same actions. */
function partsOf(
  sources: readonly PermissionSource[],
  wanted: number,
  placeOf: (where: PermissionSource['where']) => Remainder,
): PartOfPlace[] {
  const parts = new Map<string, PartOfPlace>();
  for (const source of sources) {
    const rest = placeOf(source.where);
    const actions = source.actions & wanted;
    if (actions === 0 || rest === 'whole' || rest === 'elsewhere') continue;
    const isKnown = rest !== 'not-known';
    const key = `${actions} ${isKnown}`;
    const before = parts.get(key)?.placeIDs ?? [];
    parts.set(key, { actions, placeIDs: isKnown ? [...new Set([...before, ...rest])] : undefined });
  }
  return [...parts.values()];
}
