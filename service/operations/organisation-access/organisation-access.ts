import type { UserValue } from '../../../src/api/schema.gen';
import type { AuditEntry, EntryContent } from '../../audit-log';
import { CodedError } from '../../contract/coded-error';
import { jsonRecord, onlyIf } from '../../database/json-records';
import { listInPortions } from '../../database/list-in-portions';
import { users } from '../../database/schema/people';
import { commitBatch } from '../apply-batch';
import { handler } from '../handler';
import { findOrganisation } from '../organisation-of-path';
import { readLinksToDelete } from '../undo-extension/deleted-rows';
import { UndoableDeletion } from '../undo-extension/kept-deletion';
import { watchGains } from './gained-rights';
import { applyLinkBatch } from './links';
import { applyAssignmentBatch, applyRootNodeBatch } from './parts';
import { isChoosableIn } from './people';
import { findLink, readAssignments, readLinks, readRootNodes } from './read';

const noOrganisation = 'The organisation does not exist.';
const noLink = 'The access link does not exist.';

export const listLinks = handler(
  'listLinks',
  'administrator-of-organisation',
  async ({ database, params }) => {
    const organisation = await findOrganisation(database, params.orgId);
    if (!organisation) return { status: 404, body: noOrganisation };
    return { status: 200, body: await readLinks(database, params.orgId) };
  },
);

export const commitLinks = handler(
  'commitLinks',
  'administrator-of-organisation',
  async (request) => {
    const { params, caller, now } = request;
    const undoable = new UndoableDeletion(request);
    const body = await commitBatch(request, async (transaction) => {
      const organisation = await findOrganisation(transaction, params.orgId);
      if (!organisation) throw new CodedError<'commitLinks'>(404, noOrganisation);
      await undoable.keep(transaction, request.body.deletes, readLinksToDelete);
      const applied = await watchGains(transaction, { by: caller, now }, () =>
        applyLinkBatch(transaction, request.body, organisation, request),
      );
      await undoable.keepAlso(transaction, applied.withdrawn);
      return applied;
    });
    return { status: 200, body, headers: undoable.headers };
  },
);

export const listLinkAssignments = handler(
  'listLinkAssignments',
  'administrator-of-organisation',
  async (request) => {
    const { database, params } = request;
    const link = await findLink(database, params.orgId, params.id);
    if (!link) return { status: 404, body: noLink };
    return { status: 200, body: await readAssignments(database, params.id) };
  },
);

export const commitLinkAssignments = handler(
  'commitLinkAssignments',
  'administrator-of-organisation',
  async (request) => {
    const { params, caller } = request;
    const body = await commitBatch(request, async (transaction) => {
      const link = await findLink(transaction, params.orgId, params.id);
      if (!link) throw new CodedError<'commitLinkAssignments'>(404, noLink);
      const applied = await applyAssignmentBatch(transaction, request.body, link, request);
      return { ...applied, entries: entriesOf(applied.entryContents, link, caller) };
    });
    return { status: 200, body };
  },
);

export const listLinkRootNodes = handler(
  'listLinkRootNodes',
  'administrator-of-organisation',
  async ({ database, params }) => {
    const link = await findLink(database, params.orgId, params.id);
    if (!link) return { status: 404, body: noLink };
    return { status: 200, body: await readRootNodes(database, params.id) };
  },
);

export const commitLinkRootNodes = handler(
  'commitLinkRootNodes',
  'administrator-of-organisation',
  async (request) => {
    const { params, caller } = request;
    const body = await commitBatch(request, async (transaction) => {
      const link = await findLink(transaction, params.orgId, params.id);
      if (!link) throw new CodedError<'commitLinkRootNodes'>(404, noLink);
      const applied = await applyRootNodeBatch(transaction, request.body, link, request);
      return { ...applied, entries: entriesOf(applied.entryContents, link, caller) };
    });
    return { status: 200, body };
  },
);

const userValue = jsonRecord<UserValue>({
  key: users.userID,
  value: users.fullName,
  isEmailUnconfirmed: onlyIf(users.isEmailUnconfirmed),
});

export const listOrganisationUserValues = handler(
  'listOrganisationUserValues',
  'administrator-of-organisation',
  async (request) => {
    const { database, params, caller, now } = request;
    const organisation = await findOrganisation(database, params.orgId);
    if (!organisation) return { status: 404, body: noOrganisation };
    const body = listInPortions(database, {
      from: users,
      where: isChoosableIn(database, params.orgId, caller, now),
      order: [users.fullNameFolded, users.userID],
      record: userValue,
    });
    return { status: 200, body };
  },
);

function entriesOf(
  contents: readonly EntryContent[],
  { organisationID, organisationName }: { organisationID: string; organisationName: string },
  caller: AuditEntry['caller'],
): AuditEntry[] {
  const organisation = { organisationID, name: organisationName };
  const type = 'OrganisationAccessChanged';
  return contents.map((content) => ({ ...content, type, caller, organisation }));
}
