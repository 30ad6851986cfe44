import { writeAuditLog } from '../../audit-log';
import { CodedError } from '../../contract/coded-error';
import { handler } from '../handler';
import { watchGains } from '../organisation-access/gained-rights';
import { findOrganisation, noOrganisation } from '../organisation-of-path';
import { takeDeletion } from './kept-deletion';
import { putBack } from './put-back';

export const undoDeletion = handler(
  'undoDeletion',
  'administrator-of-organisation',
  async (request) => {
    const { database, params, body, caller, now } = request;
    const restoredIDs = await database.transaction(async (transaction) => {
      const organisation = await findOrganisation(transaction, params.orgId);
      if (!organisation) {
        throw new CodedError<'undoDeletion'>(404, noOrganisation.body);
      }
      // A refusal undoes the transaction: once it fits again, the deletion can still be undone.
      const rows = await takeDeletion(transaction, body.undoID, request);
      if (!rows) throw new CodedError<'undoDeletion'>(404, 'It can no longer be undone.');
      const restored = await watchGains(transaction, { by: caller, now }, () =>
        putBack(transaction, rows, organisation.organisationID, request),
      );
      const entries = restored.map(({ id, ...entry }) => ({ caller, organisation, ...entry }));
      await writeAuditLog(transaction, now, entries);
      return [...new Set(restored.map(({ id }) => id))];
    });
    return { status: 200, body: { restoredIDs } };
  },
);
