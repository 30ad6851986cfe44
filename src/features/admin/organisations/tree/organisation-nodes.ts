import type { OrganisationTreeNode } from '~/api/organisation-tree';
import type { Organisation } from '~/api/organisations';
import type { ChildrenOf } from '~/domain/tree-model';

/**
 * The ids of the organisations above one, the root first, as far as the tree is loaded; undefined
 * when the organisation is not in it.
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
 * The same by the list of all organisations, for one that the tree has not loaded yet. Parents that
 * are missing or go round in a circle end the path.
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

/** A node as it shows a saved organisation; what is below it stays. */
export function withOrganisation(
  node: OrganisationTreeNode,
  organisation: Organisation,
): OrganisationTreeNode {
  const { name, organisationCode } = organisation;
  return { ...node, name, nameSuffix: organisationCode, entity: organisation };
}
