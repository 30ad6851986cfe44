import type { OrganisationTreeNode } from '~/api/organisation-tree';
import type { Organisation } from '~/api/organisations';
import type { ChildrenOf } from '~/domain/tree-model';

/**
 * Returns the ids of the ancestors of an organisation, the root first. Returns undefined when the
 * loaded part of the tree does not have the organisation.
 */
export function pathInTree(
  roots: readonly OrganisationTreeNode[],
  id: string,
  childrenOf: ChildrenOf<OrganisationTreeNode>,
): string[] | undefined {
  for (const node of roots) {
    if (node.id === id) return [];
    const below = pathInTree(childrenOf(node) ?? [], id, childrenOf);
    if (below) return [node.id, ...below];
  }
  return undefined;
}

/**
 * Returns the ids of the ancestors of an organisation, the root first, from the list of all
 * organisations. It is for an organisation that the tree has not loaded yet. A missing parent or a
 * cycle of parents ends the path. Returns undefined when the list does not have the organisation.
 */
export function pathInList(
  organisations: readonly Pick<Organisation, 'organisationID' | 'parentOrganisationID'>[],
  id: string,
): string[] | undefined {
  const parents = new Map(
    organisations.map((one) => [one.organisationID, one.parentOrganisationID]),
  );
  if (!parents.has(id)) return undefined;
  const path: string[] = [];
  let above = parents.get(id);
  while (above && parents.has(above) && above !== id && !path.includes(above)) {
    path.unshift(above);
    above = parents.get(above);
  }
  return path;
}

/** Returns the node with the data of a saved organisation. Its children stay. */
export function withOrganisation(
  node: OrganisationTreeNode,
  organisation: Organisation,
): OrganisationTreeNode {
  const { name, organisationCode } = organisation;
  return { ...node, name, nameSuffix: organisationCode, entity: organisation };
}
