import { eq } from 'drizzle-orm';
import { fieldLimits } from '../../src/domain/contract/field-limits.gen';
import { formerName, writeAuditLog } from '../audit-log';
import { recordChange } from '../audit-log/record-change';
import { badRequest } from '../contract/coded-error';
import { withDerivedTexts } from '../database/derived-texts';
import { organisations } from '../database/schema/organisations';
import { handler } from './handler';
import { findOrganisation, noOrganisation } from './organisation-of-path';
import { storedChange } from './stored-change';

export const getOrganisationProfile = handler(
  'getOrganisationProfile',
  'administrator-of-organisation',
  async (request) => {
    const profile = await findOrganisation(request.database, request.params.orgId);
    return profile ? { status: 200, body: profile } : noOrganisation;
  },
);

export const saveOrganisationProfile = handler(
  'saveOrganisationProfile',
  'administrator-of-organisation',
  async (request) => {
    const { database, params, body, caller, now } = request;
    const { orgId: organisationID } = params;
    if (body.organisationID !== organisationID) {
      throw badRequest('The profile is that of another organisation.');
    }
    return database.transaction(async (transaction) => {
      const before = await findOrganisation(transaction, organisationID);
      if (!before) return noOrganisation;
      const { name } = storedChange(body, before, fieldLimits.OrganisationProfileChange);
      if (name.trim() === '') throw badRequest('The name is empty.');
      await transaction
        .update(organisations)
        .set(withDerivedTexts(organisations, { name }))
        .where(eq(organisations.organisationID, organisationID));
      const organisation = { organisationID, name };
      const done = before.name === name ? 'saved unchanged' : 'changed';
      const message = `The profile of ${name} was ${done}.${formerName(before.name, name)}`;
      const record = recordChange('Organisation', organisationID, before, organisation);
      await writeAuditLog(transaction, now, [
        { type: 'OrganisationProfileChanged', caller, organisation, message, record },
      ]);
      return { status: 200, body: organisation };
    });
  },
);
