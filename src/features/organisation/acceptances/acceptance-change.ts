import type { QueryClient } from '@tanstack/react-query';
import {
  type AcceptanceToUpdate,
  type ApplicationPackageAcceptance,
  versionAcceptanceQueries,
} from '~/api/version-acceptances';
import { exactly } from '~/domain/contract/exact';
import { type Change, change } from '~/domain/contract/record-change';
import { recordKinds } from '~/domain/contract/record-kinds';

/**
 * Returns the acceptance to send.
 * @param userID the person who changes it
 * @throws IncompleteRecord if its restriction did not come
 */
export function acceptanceChangeOf(
  { dateTimeAccepted, ...stored }: ApplicationPackageAcceptance,
  notBefore: AcceptanceToUpdate['notBefore'],
  userID: string,
): Change<AcceptanceToUpdate> {
  const changed = exactly<AcceptanceToUpdate>()({ ...stored, notBefore, userID });
  return change(recordKinds.ApplicationPackageAcceptance, stored, stored, changed);
}

/** Reads an acceptance again. One that is not found is as it was. */
export async function readAcceptance(
  client: QueryClient,
  orgId: string,
  stored: ApplicationPackageAcceptance,
): Promise<ApplicationPackageAcceptance> {
  const { applicationPackageAcceptanceID: id, applicationPackageID } = stored;
  const list = versionAcceptanceQueries.acceptances(orgId, applicationPackageID);
  const answer = await client.fetchQuery({ ...list, staleTime: 0 });
  const acceptances = answer.map(({ entity }) => 'acceptance' in entity && entity.acceptance);
  return acceptances.find((each) => each && each.applicationPackageAcceptanceID === id) || stored;
}
