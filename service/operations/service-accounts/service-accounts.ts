import { and, eq } from 'drizzle-orm';
import { writeAuditLog } from '../../audit-log';
import { fieldChange } from '../../audit-log/record-change';
import { generatePassword } from '../../authentication/generated-password';
import { hashOfGenerated } from '../../authentication/password-hash';
import { CodedError } from '../../contract/coded-error';
import type { Database } from '../../database/open-database';
import { serviceAccounts } from '../../database/schema/access';
import { commitBatch } from '../apply-batch';
import { handler } from '../handler';
import { findOrganisation, noOrganisation } from '../organisation-of-path';
import { applyServiceAccountBatch, toServiceAccount } from './batch';

const noAccount = 'The service account does not exist.';

export const listServiceAccounts = handler(
  'listServiceAccounts',
  'administrator-of-organisation',
  async ({ database, params }) => {
    if (!(await findOrganisation(database, params.orgId))) return noOrganisation;
    const rows = await database
      .select()
      .from(serviceAccounts)
      .where(eq(serviceAccounts.organisationID, params.orgId))
      .orderBy(serviceAccounts.nameFolded, serviceAccounts.serviceAccountID);
    return { status: 200, body: rows.map(toServiceAccount) };
  },
);

export const getServiceAccount = handler(
  'getServiceAccount',
  'administrator-of-organisation',
  async ({ database, params }) => {
    const row = await findAccount(database, params);
    return row ? { status: 200, body: toServiceAccount(row) } : { status: 404, body: noAccount };
  },
);

export const commitServiceAccounts = handler(
  'commitServiceAccounts',
  'administrator-of-organisation',
  async (request) => {
    const { params, body, caller } = request;
    const { changes, deletes } = await commitBatch(request, async (transaction) => {
      const organisation = await findOrganisation(transaction, params.orgId);
      if (!organisation) throw new CodedError<'commitServiceAccounts'>(404, noOrganisation.body);
      return applyServiceAccountBatch(transaction, body, organisation, caller);
    });
    return { status: 200, body: { changes: changes.map(toServiceAccount), deletes } };
  },
);

export const resetServiceAccountPassword = handler(
  'resetServiceAccountPassword',
  'administrator-of-organisation',
  async (request) => {
    const { database, params, caller, now } = request;
    const generatedPassword = generatePassword();
    const passwordHash = hashOfGenerated(generatedPassword);
    await database.transaction(async (transaction) => {
      const organisation = await findOrganisation(transaction, params.orgId);
      const [account] = await transaction
        .update(serviceAccounts)
        .set({ passwordHash })
        .where(isAccount(params))
        .returning({ name: serviceAccounts.name });
      if (!organisation || !account) {
        throw new CodedError<'resetServiceAccountPassword'>(404, noAccount);
      }
      const message = `The password of service account ${account.name} was reset.`;
      const type = 'ServiceAccountPasswordReset';
      const record = fieldChange('ServiceAccount', params.id, {
        field: 'password',
        kind: 'Hidden',
      });
      await writeAuditLog(transaction, now, [{ type, caller, organisation, message, record }]);
    });
    return { status: 200, body: { generatedPassword } };
  },
);

interface AccountPath {
  orgId: string;
  id: string;
}

/**
 * Returns the condition for an account. It includes the organisation of the path, since the id
 * alone would match an account of another organisation.
 */
const isAccount = ({ orgId, id }: AccountPath) =>
  and(eq(serviceAccounts.organisationID, orgId), eq(serviceAccounts.serviceAccountID, id));

async function findAccount(database: Database, path: AccountPath) {
  const [row] = await database.select().from(serviceAccounts).where(isAccount(path));
  return row;
}
