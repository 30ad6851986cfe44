import { eq, or } from 'drizzle-orm';
import { organisations } from '../../database/schema/organisations';

/** The fields of an organisation that refer to an integration server. */
export const serverReferences = [
  organisations.remoteOrderServerInstanceID,
  organisations.dataExtractionServerInstanceID,
  organisations.partnerServerInstanceID,
  organisations.reportingServerInstanceID,
] as const;

/** Makes the condition for the organisations that refer to an integration server. */
export const refersToServer = (id: string) =>
  or(...serverReferences.map((column) => eq(column, id)));
