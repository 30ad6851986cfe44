import { sql } from 'drizzle-orm';
import { type AuditEntry, writeAuditLog } from '../audit-log';
import { CodedError } from '../contract/coded-error';
import { handler } from '../contract/handler';
import { anyText } from '../database/any-text';
import { users } from '../database/schema/people';
import { applyLinkBatch } from './organisation-access-links';
import { applyAssignmentBatch, applyRootNodeBatch } from './organisation-access-parts';
import { findLink, readAssignments, readLinks, readRootNodes } from './organisation-access-read';
import { findOrganisation } from './organisation-of-path';
import { isChoosableIn } from './organisation-people';

const noOrganisation = 'The organisation does not exist.';
const noLink = 'The access link does not exist.';

export const listLinks = handler('listLinks', async ({ database, params }) => {
  const organisation = await findOrganisation(database, params.orgId);
  if (!organisation) return { status: 404, body: noOrganisation };
  return { status: 200, body: await readLinks(database, params.orgId) };
});

export const commitLinks = handler('commitLinks', async (request) => {
  const { database, params, body, caller, now } = request;
  const { changes, deletes } = await database.transaction(async (transaction) => {
    const organisation = await findOrganisation(transaction, params.orgId);
    if (!organisation) throw new CodedError<'commitLinks'>(404, noOrganisation);
    const applied = await applyLinkBatch(transaction, body, organisation, caller);
    await writeAuditLog(transaction, now, applied.entries);
    return applied;
  });
  return { status: 200, body: { changes, deletes } };
});

export const listLinkAssignments = handler('listLinkAssignments', async (request) => {
  const { database, params } = request;
  const link = await findLink(database, params.orgId, params.id);
  if (!link) return { status: 404, body: noLink };
  return { status: 200, body: await readAssignments(database, params.id) };
});

export const commitLinkAssignments = handler('commitLinkAssignments', async (request) => {
  const { database, params, body, caller, now } = request;
  const { changes, deletes } = await database.transaction(async (transaction) => {
    const link = await findLink(transaction, params.orgId, params.id);
    if (!link) throw new CodedError<'commitLinkAssignments'>(404, noLink);
    const applied = await applyAssignmentBatch(transaction, body, link);
    await writeAuditLog(transaction, now, entriesOf(applied.messages, link, caller));
    return applied;
  });
  return { status: 200, body: { changes, deletes } };
});

export const listLinkRootNodes = handler('listLinkRootNodes', async ({ database, params }) => {
  const link = await findLink(database, params.orgId, params.id);
  if (!link) return { status: 404, body: noLink };
  return { status: 200, body: await readRootNodes(database, params.id) };
});

export const commitLinkRootNodes = handler('commitLinkRootNodes', async (request) => {
  const { database, params, body, caller, now } = request;
  const { changes, deletes } = await database.transaction(async (transaction) => {
    const link = await findLink(transaction, params.orgId, params.id);
    if (!link) throw new CodedError<'commitLinkRootNodes'>(404, noLink);
    const applied = await applyRootNodeBatch(transaction, body, link);
    await writeAuditLog(transaction, now, entriesOf(applied.messages, link, caller));
    return applied;
  });
  return { status: 200, body: { changes, deletes } };
});

export const listOrganisationUserValues = handler('listOrganisationUserValues', async (request) => {
  const { database, params, caller } = request;
  const organisation = await findOrganisation(database, params.orgId);
  if (!organisation) return { status: 404, body: noOrganisation };
  const rows = await database
    .select({ key: anyText(users.userID), value: users.fullName })
    .from(users)
    .where(isChoosableIn(database, params.orgId, caller))
    .orderBy(sql`${users.fullName} collate nocase`, users.userID);
  return { status: 200, body: rows };
});

function entriesOf(
  messages: readonly string[],
  { organisationID, organisationName }: { organisationID: string; organisationName: string },
  caller: AuditEntry['caller'],
): AuditEntry[] {
  const organisation = { organisationID, name: organisationName };
  const type = 'OrganisationAccessChanged';
  return messages.map((message) => ({ type, caller, organisation, message }));
}
