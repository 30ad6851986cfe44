import type { Organisation } from '../../../src/api/schema.gen';
import { exactly } from '../../../src/domain/contract/exact';
import type { organisations } from '../../database/schema/organisations';

/** Converts an organisation to the record of the contract. */
export function toOrganisation(row: typeof organisations.$inferSelect): Organisation {
  const { currencyCode, dateTimeCreated, ...organisation } = row;
  return exactly<Organisation>()(organisation);
}
