import type { TreeNode } from './tree-model';

/** The fields that the tree needs of an organisation that uses a server. */
export interface LinkedOrganisation {
  organisationID: string;
  name: string;
  organisationCode: string;
  parentOrganisationID: string | null;
}

export interface LinkedOrganisationNode extends TreeNode<LinkedOrganisationNode> {}

/**
 * Makes a tree of the organisations in their order. An organisation is below its parent when the
 * parent is linked too, else at the top. Each appears once, even when parents form a cycle.
 */
export function linkedOrganisationTree(
  organisations: readonly LinkedOrganisation[],
): LinkedOrganisationNode[] {
  const roots: LinkedOrganisation[] = [];
  const below = new Map<string, LinkedOrganisation[]>(
    organisations.map(({ organisationID }) => [organisationID, []]),
  );
  for (const organisation of organisations) {
    const { parentOrganisationID: parent } = organisation;
    const siblings = (parent && below.get(parent)) || roots;
    siblings.push(organisation);
  }

  const shown = new Set<string>();
  const nodesOf = ({ organisationID: id, name, organisationCode }: LinkedOrganisation) => {
    if (shown.has(id)) return [];
    shown.add(id);
    const children: LinkedOrganisationNode[] = (below.get(id) ?? []).flatMap(nodesOf);
    const nameSuffix = organisationCode ? `[${organisationCode}]` : null;
    return [{ id, name, nameSuffix, hasChildren: children.length > 0, children }];
  };
  // A cycle of parents has no root, so that its first organisation becomes one.
  return [...roots, ...organisations].flatMap(nodesOf);
}
