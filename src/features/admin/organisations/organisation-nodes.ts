import type { OrganisationTreeNode } from '~/api/organisation-tree';
import type { Organisation } from '~/api/organisations';

/**
 * Returns the ids of the ancestors of an organisation, the root first; undefined for an unknown
 * one. A missing parent or a cycle of parents ends the path.
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
