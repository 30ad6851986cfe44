import type { OrganisationTreeNode } from '~/api/organisation-tree';
import type { Organisation } from '~/api/organisations';

/** Returns a tree with the data of a saved organisation. Its position and its children stay. */
export function withOrganisation(
  nodes: OrganisationTreeNode[],
  saved: Organisation,
): OrganisationTreeNode[] {
  const { organisationID, name, organisationCode: nameSuffix } = saved;
  return nodes.map((node) => ({
    ...node,
    ...(node.id === organisationID && { name, nameSuffix, entity: saved }),
    children: node.children && withOrganisation(node.children, saved),
  }));
}
