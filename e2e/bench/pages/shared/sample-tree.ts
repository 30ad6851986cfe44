import type { OrganisationTreeNode } from '~/api/organisation-tree';

const roots = 10;
const dealersEach = 9;
const licenseesEach = 110;

function node(
  id: string,
  name: string,
  children: OrganisationTreeNode[] = [],
): OrganisationTreeNode {
  const number = Number(id.replaceAll('-', ''));
  return {
    id,
    name,
    nameSuffix: `ORG${id}`,
    iconUri: null,
    hasChildren: children.length > 0,
    children,
    entity: {
      organisationID: id,
      organisationCode: `ORG${id}`,
      name,
      kapow: null,
      organisationType: 1,
      posCoreInstanceID: null,
      remoteOrderServerInstanceID: null,
      dataExtractionServerInstanceID: null,
      partnerServerInstanceID: null,
      reportingServerInstanceID: null,
      parentOrganisationID: null,
      active: number % 3 !== 0,
      initialised: number % 5 !== 0,
    },
  };
}

const many = <T>(length: number, make: (index: number) => T) =>
  Array.from({ length }, (_, index) => make(index));

/** Makes 10,000 organisations on three levels: 10 roots, 90 dealers, 9,900 licensees. */
export const sampleTree = (): OrganisationTreeNode[] =>
  many(roots, (root) =>
    node(
      `${root}`,
      `Organisation root ${root}`,
      many(dealersEach, (dealer) =>
        node(
          `${root}-${dealer}`,
          `Organisation dealer ${dealer} of ${root}`,
          many(licenseesEach, (licensee) =>
            node(`${root}-${dealer}-${licensee}`, `Organisation licensee ${licensee} of ${dealer}`),
          ),
        ),
      ),
    ),
  );

/** Returns the ids of the nodes that can be expanded. */
export function idsOfParents(nodes: readonly OrganisationTreeNode[]): string[] {
  return nodes.flatMap((node) =>
    node.hasChildren ? [node.id, ...idsOfParents(node.children)] : [],
  );
}
