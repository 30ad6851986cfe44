import type { QueryClient } from '@tanstack/react-query';
import {
  type AcceptanceToUpdate,
  type ApplicationPackageAcceptance,
  versionAcceptanceQueries,
} from '~/api/version-acceptances';
import { IncompleteRecord } from '~/domain/contract/did-not-come';
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

/** As `acceptanceChangeOf`. Reads an acceptance again that did not come whole. */
export async function readAcceptanceChange(
  client: QueryClient,
  orgId: string,
  stored: ApplicationPackageAcceptance,
  ...edit: [AcceptanceToUpdate['notBefore'], userID: string]
): Promise<Change<AcceptanceToUpdate>> {
  try {
    return acceptanceChangeOf(stored, ...edit);
  } catch (cause) {
    if (!(cause instanceof IncompleteRecord)) throw cause;
    const { applicationPackageAcceptanceID: id, applicationPackageID } = stored;
    const list = versionAcceptanceQueries.acceptances(orgId, applicationPackageID);
    const answer = await client.fetchQuery({ ...list, staleTime: 0 });
    const acceptances = answer.map(({ entity }) => 'acceptance' in entity && entity.acceptance);
    const fresh = acceptances.find((each) => each && each.applicationPackageAcceptanceID === id);
    if (!fresh) throw cause;
    return acceptanceChangeOf(fresh, ...edit);
  }
}
