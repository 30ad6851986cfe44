import { eq } from 'drizzle-orm';
import { organisationTypeLabel } from '../../../src/domain/type-labels';
import { writeAuditLog } from '../../audit-log';
import { organisations } from '../../database/schema/organisations';
import { handler } from '../handler';
import { watchGains } from '../organisation-access/gained-rights';
import { findOrganisation, noOrganisation } from '../organisation-of-path';
import { readConfigTemplates } from './config-templates';
import { applyInitialisation } from './initialisation';

const { compare } = new Intl.Collator('en', { numeric: true });

export const listConfigTemplateOrganisations = handler(
  'listConfigTemplateOrganisations',
  'administrator-of-organisation',
  async ({ database, params }) => {
    if (!(await findOrganisation(database, params.orgId))) return noOrganisation;
    const templates = await readConfigTemplates(database, params.orgId);
    const body = templates
      .sort((a, b) => a.organisationType - b.organisationType || compare(a.name, b.name))
      .map(({ organisationCode, name, organisationType }) => ({
        key: organisationCode,
        value: name,
        group: organisationTypeLabel(organisationType),
      }));
    return { status: 200, body };
  },
);

export const initialiseOrganisation = handler(
  'initialiseOrganisation',
  'administrator-of-organisation',
  async (request) => {
    const { database, params, body, caller, now } = request;
    return database.transaction(async (transaction) => {
      const [organisation] = await transaction
        .select()
        .from(organisations)
        .where(eq(organisations.organisationID, params.orgId));
      if (!organisation) return noOrganisation;
      const entries = await watchGains(transaction, { by: caller, now }, () =>
        applyInitialisation(transaction, organisation, body, caller, now),
      );
      await writeAuditLog(transaction, now, entries);
      return { status: 200, body: { organisationID: params.orgId, initialised: true } };
    });
  },
);
