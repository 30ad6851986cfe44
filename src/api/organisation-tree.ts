import {
  filterOrganisationTree,
  listChildOrganisationNodes,
  listRootOrganisationNodes,
} from './answers/organisation-tree.gen';
import { query } from './calls';

export type * from './answers/organisation-tree.gen';

const all = () => ['organisation-tree'] as const;

/** The tree of the organisations page. */
export const organisationTreeQueries = {
  all,
  /** The roots, with the descendants that the answer has. */
  roots: () => query(all(), listRootOrganisationNodes, {}),
  children: (id: string) => query(all(), listChildOrganisationNodes, { path: { id } }),
  /** The nodes that match a text, with all their ancestors. The text must not be empty. */
  filtered: (text: string) => query(all(), filterOrganisationTree, { query: { query: text } }),
};
