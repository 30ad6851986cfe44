import { nodesByParent } from './nodes-by-parent';
import type { TreeNode } from './tree-model';

/** The fields that the tree needs of an organisation that uses a server. */
export interface LinkedOrganisation {
  organisationID: string;
  name: string;
  organisationCode: string;
  parentOrganisationID: string | null;
}

export interface LinkedOrganisationNode extends TreeNode<LinkedOrganisationNode> {}

/** Makes a tree of the organisations; one whose parent is not linked is at the top. */
export function linkedOrganisationTree(
  organisations: readonly LinkedOrganisation[],
): LinkedOrganisationNode[] {
  return nodesByParent<LinkedOrganisation, LinkedOrganisationNode>(
    organisations,
    ({ organisationID, parentOrganisationID }) => [organisationID, parentOrganisationID],
    ({ organisationID: id, name, organisationCode }, children) => {
      const nameSuffix = organisationCode ? `[${organisationCode}]` : null;
      return { id, name, nameSuffix, hasChildren: children.length > 0, children };
    },
  );
}
