import { organisations } from '../../database/schema/organisations';

/** The fields of an organisation that refer to an integration server. */
export const serverReferences = [
  organisations.remoteOrderServerInstanceID,
  organisations.dataExtractionServerInstanceID,
  organisations.partnerServerInstanceID,
  organisations.reportingServerInstanceID,
] as const;
