import type { Organisation } from '../../../src/api/schema.gen';
import { exactly } from '../../../src/domain/contract/exact';
import { jsonRecord } from '../../database/json-records';
import { organisations } from '../../database/schema/organisations';

/** Converts an organisation to the record of the contract. */
export function toOrganisation(row: typeof organisations.$inferSelect): Organisation {
  const {
    currencyCode,
    dateTimeCreated,
    timeZone,
    organisationCodeKey,
    organisationCodeFolded,
    nameFolded,
    ...organisation
  } = row;
  return exactly<Organisation>()(organisation);
}

/** Writes an organisation as the record of the contract. */
export const organisationRecord = jsonRecord<Organisation>({
  organisationID: organisations.organisationID,
  organisationCode: organisations.organisationCode,
  name: organisations.name,
  kapow: organisations.kapow,
  organisationType: organisations.organisationType,
  posCoreInstanceID: organisations.posCoreInstanceID,
  remoteOrderServerInstanceID: organisations.remoteOrderServerInstanceID,
  dataExtractionServerInstanceID: organisations.dataExtractionServerInstanceID,
  partnerServerInstanceID: organisations.partnerServerInstanceID,
  reportingServerInstanceID: organisations.reportingServerInstanceID,
  parentOrganisationID: organisations.parentOrganisationID,
  active: organisations.active,
  initialised: organisations.initialised,
});
