import type { TreeNode } from './tree-model';

/** An organisation that uses a server, as far as the tree of them needs it. */
export interface LinkedOrganisation {
  organisationID: string;
  name: string;
  organisationCode: string;
  parentOrganisationID: string | null;
}

export interface LinkedOrganisationNode extends TreeNode<LinkedOrganisationNode> {
  /** Null where the answer has no id to link to. */
  organisationID: string | null;
}

/**
 * The organisations as a tree: each below its parent where that is linked as well, at the top
 * otherwise. Keeps their order, and shows each once whatever the answer says about parents.
 */
export function linkedOrganisationTree(
  organisations: readonly Partial<LinkedOrganisation>[],
): LinkedOrganisationNode[] {
  const places = new Map<string, number>();
  for (const [place, { organisationID }] of organisations.entries()) {
    if (organisationID && !places.has(organisationID)) places.set(organisationID, place);
  }
  const parentPlaces = organisations.map(({ parentOrganisationID }) =>
    parentOrganisationID ? places.get(parentOrganisationID) : undefined,
  );
  const childPlaces = new Map<number, number[]>();
  for (const [place, parentPlace] of parentPlaces.entries()) {
    if (parentPlace === undefined) continue;
    childPlaces.set(parentPlace, [...(childPlaces.get(parentPlace) ?? []), place]);
  }

  const shown = new Set<number>();
  const nodeAt = (place: number): LinkedOrganisationNode[] => {
    const organisation = organisations[place];
    if (!organisation || shown.has(place)) return [];
    shown.add(place);
    const children = (childPlaces.get(place) ?? []).flatMap(nodeAt);
    const { organisationID, name, organisationCode } = organisation;
    const isFirst = organisationID !== undefined && places.get(organisationID) === place;
    return [
      {
        id: isFirst ? organisationID : `${organisationID ?? ''}#${place}`,
        organisationID: organisationID || null,
        name: name ?? '',
        nameSuffix: organisationCode ? `[${organisationCode}]` : null,
        hasChildren: children.length > 0,
        children,
      },
    ];
  };
  const all = organisations.map((_, place) => place);
  const roots = all.filter((place) => parentPlaces[place] === undefined).flatMap(nodeAt);
  // Parents that go round in a circle have no root among them.
  return [...roots, ...all.flatMap(nodeAt)];
}
