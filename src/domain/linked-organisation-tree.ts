import type { TreeNode } from './tree-model';

/** An organisation that uses a server, as far as the tree of them needs it. */
export interface LinkedOrganisation {
  organisationID: string;
  name: string;
  organisationCode: string;
  parentOrganisationID: string | null;
}

export interface LinkedOrganisationNode extends TreeNode<LinkedOrganisationNode> {}

/**
 * The organisations as a tree: each below its parent where that is linked as well, at the top
 * otherwise. Keeps their order, and shows each once whatever the answer says about parents.
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
  // Parents that go round in a circle have no root among them.
  return [...roots, ...organisations].flatMap(nodesOf);
}
