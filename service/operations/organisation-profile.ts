import { eq } from 'drizzle-orm';
import { hasHiddenCharacters } from '../../src/domain/hidden-characters';
import { writeAuditLog } from '../audit-log';
import { CodedError } from '../contract/coded-error';
import { handler } from '../contract/handler';
import { organisations } from '../database/schema/organisations';
import { findOrganisation } from './organisation-of-path';

const noOrganisation = { status: 404, body: 'The organisation does not exist.' } as const;

export const getOrganisationProfile = handler('getOrganisationProfile', async (request) => {
  const profile = await findOrganisation(request.database, request.params.orgId);
  return profile ? { status: 200, body: profile } : noOrganisation;
});

export const saveOrganisationProfile = handler('saveOrganisationProfile', async (request) => {
  const { database, params, body, caller, now } = request;
  const { orgId: organisationID } = params;
  const name = body.name.trim();
  if (body.organisationID !== organisationID) {
    throw badRequest('The profile is that of another organisation.');
  }
  if (name === '') throw badRequest('The name is empty.');
  if (hasHiddenCharacters(name)) throw badRequest('The name has characters that cannot be seen.');
  return database.transaction(async (transaction) => {
    const before = await findOrganisation(transaction, organisationID);
    if (!before) return noOrganisation;
    await transaction
      .update(organisations)
      .set({ name })
      .where(eq(organisations.organisationID, organisationID));
    const organisation = { organisationID, name };
    const message =
      before.name === name
        ? `The profile of ${name} was saved unchanged.`
        : `${before.name} was renamed to ${name}.`;
    await writeAuditLog(transaction, now, [
      { type: 'OrganisationProfileChanged', caller, organisation, message },
    ]);
    return { status: 200, body: organisation };
  });
});

function badRequest(reason: string) {
  return new CodedError<'saveOrganisationProfile'>(400, 'BadRequest', reason);
}
