import { eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Organisation, OrganisationTreeNode } from '../../src/api/schema.gen';
import { foldedText } from '../../src/domain/stored-text';
import { cutText } from '../../src/domain/text-limit';
import { readLongList } from '../database/list-in-portions';
import type { Database } from '../database/open-database';
import { organisationClosure, organisations } from '../database/schema/organisations';
import { Slices } from '../database/time-slices';
import { handler } from './handler';
import { noOrganisation } from './organisation-of-path';
import { organisationRecord, toOrganisation } from './organisations/record';
import { containsFolded, containsText, longestSearchText } from './text-pattern';

const child = alias(organisations, 'child');
const root = alias(organisations, 'root');
const byName = [organisations.nameFolded, organisations.organisationID];

export const listRootOrganisationNodes = handler(
  'listRootOrganisationNodes',
  'super-user',
  async ({ database }) => {
    const roots = database
      .select({ organisationID: root.organisationID })
      .from(root)
      .where(isNull(root.parentOrganisationID));
    const nodes = await readNodes(
      database,
      or(
        isNull(organisations.parentOrganisationID),
        inArray(organisations.parentOrganisationID, roots),
      ),
    );
    return { status: 200, body: treeOf(nodes) };
  },
);

export const listChildOrganisationNodes = handler(
  'listChildOrganisationNodes',
  'super-user',
  async ({ database, params }) => {
    const nodes = await readNodes(
      database,
      or(
        eq(organisations.organisationID, params.id),
        eq(organisations.parentOrganisationID, params.id),
      ),
    );
    return nodes.some(({ id }) => id === params.id)
      ? { status: 200, body: nodes.filter(({ id }) => id !== params.id) }
      : noOrganisation;
  },
);

export const filterOrganisationTree = handler(
  'filterOrganisationTree',
  'super-user',
  async ({ database, query }) => {
    const text = cutText(query.query, longestSearchText);
    const fits = or(
      containsFolded(organisations.nameFolded, text),
      containsFolded(organisations.organisationCodeFolded, text),
      containsText(organisations.kapow, text),
    );
    const fitting = database
      .select({ organisationID: organisations.organisationID })
      .from(organisations)
      .where(fits);
    const leading = database
      .select({ organisationID: organisationClosure.ancestorID })
      .from(organisationClosure)
      .where(inArray(organisationClosure.descendantID, fitting));
    const found = await readLongList(database, {
      from: organisations,
      where: inArray(organisations.organisationID, leading),
      order: byName,
      record: organisationRecord,
    });
    // The pruning says which nodes have children.
    const nodes = found.map((entity) => toNode(entity, false));
    return { status: 200, body: await prunedTree(treeOf(nodes), foldedText(text), new Slices()) };
  },
  { query: true },
);

/** Reads organisations as nodes without children, ordered by name, in one statement. */
async function readNodes(
  database: Database,
  where: SQL | undefined,
): Promise<OrganisationTreeNode[]> {
  const children = database
    .select({ organisationID: child.organisationID })
    .from(child)
    .where(eq(child.parentOrganisationID, organisations.organisationID));
  const rows = await database
    .select({ row: organisations, hasChildren: sql<number>`${exists(children)}` })
    .from(organisations)
    .where(where)
    .orderBy(...byName);
  return rows.map(({ row, hasChildren }) => toNode(toOrganisation(row), hasChildren === 1));
}

const toNode = (entity: Organisation, hasChildren: boolean): OrganisationTreeNode => ({
  id: entity.organisationID,
  name: entity.name,
  nameSuffix: entity.organisationCode,
  iconUri: null,
  hasChildren,
  children: [],
  entity,
});

/** Puts each node below its parent, if the parent is among the nodes. Returns the top nodes. */
function treeOf(nodes: readonly OrganisationTreeNode[]): OrganisationTreeNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return nodes.filter((node) => {
    const above = byId.get(node.entity.parentOrganisationID ?? '');
    above?.children.push(node);
    return above === undefined;
  });
}

/**
 * Removes the nodes that neither match nor have a match below them. The remaining tree is complete:
 * a node without children here has none to load.
 * @param sought the folded text of the search
 */
async function prunedTree(
  nodes: readonly OrganisationTreeNode[],
  sought: string,
  slices: Slices,
): Promise<OrganisationTreeNode[]> {
  const kept: OrganisationTreeNode[] = [];
  for (const node of nodes) {
    await slices.pause();
    const children = await prunedTree(node.children, sought, slices);
    const { name, organisationCode, kapow } = node.entity;
    const fits = [name, organisationCode, kapow].some((field) =>
      foldedText(field ?? '').includes(sought),
    );
    if (fits || children.length > 0) {
      kept.push({ ...node, children, hasChildren: children.length > 0 });
    }
  }
  return kept;
}
