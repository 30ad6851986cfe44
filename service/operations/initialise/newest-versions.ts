import { eq, inArray } from 'drizzle-orm';
import { versionText } from '../../../src/domain/version-number';
import { badRequest } from '../../contract/coded-error';
import type { DatabaseTransaction } from '../../database/open-database';
import type { organisations } from '../../database/schema/organisations';
import { posCoreInstances } from '../../database/schema/servers';
import { applications, authorisations } from '../../database/schema/versions';
import { largestBatch, largestBatchText } from '../apply-batch';
import { readPackages, runsOn } from '../version-authorisations/application-packages';
import {
  type AutomaticAcceptance,
  acceptAutomatically,
} from '../version-authorisations/automatic-acceptances';

interface AuthorisedVersion {
  name: string;
  version: string;
  /** Undefined if the organisation accepts none automatically, or has accepted the version before. */
  acceptance: AutomaticAcceptance | undefined;
}

/**
 * Authorises for an organisation the newest version of each application that its POS Core is new
 * enough for (docs/product/service.md#initialising and
 * docs/product/versions-and-health.md#minimum-pos-core-version). Where its settings say so, it accepts
 * them (decision 0043).
 * @returns the names of the applications with their authorised versions
 * @throws CodedError when an application or a fitting version of it does not exist
 */
export async function authoriseNewestVersions(
  transaction: DatabaseTransaction,
  { organisationID, posCoreInstanceID }: typeof organisations.$inferSelect,
  applicationIDs: readonly string[],
  now: Date,
): Promise<AuthorisedVersion[]> {
  if (applicationIDs.length > largestBatch) {
    throw badRequest(
      `An initialisation has at most ${largestBatchText} applications. Choose fewer applications.`,
    );
  }
  if (new Set(applicationIDs).size < applicationIDs.length) {
    throw badRequest('An application is chosen more than once.');
  }
  const rows = await transaction
    .select({ applicationID: applications.applicationID, name: applications.name })
    .from(applications)
    .where(inArray(applications.applicationID, [...applicationIDs]));
  const names = new Map(rows.map(({ applicationID, name }) => [applicationID, name]));
  const packages = await readPackages(transaction, applicationIDs);
  const posCoreVersion = await posCoreVersionOf(transaction, posCoreInstanceID);

  const authorised: AuthorisedVersion[] = [];
  for (const applicationID of applicationIDs) {
    const name = names.get(applicationID);
    if (name === undefined) throw badRequest('A chosen application does not exist.');
    const versions = packages.get(applicationID) ?? [];
    if (versions.length === 0) throw badRequest(`${name} has no version yet.`);
    const newest = versions.find((version) => runsOn(version, posCoreVersion));
    if (!newest) {
      throw badRequest(
        posCoreInstanceID === null
          ? `${name} needs a POS Core instance, and this organisation has none.`
          : `The organisation's POS Core is too old for every version of ${name}.`,
      );
    }
    const { applicationPackageID } = newest;
    const values = { applicationPackageID, autoAcceptNotBefore: null, dateTimeAuthorised: now };
    await transaction
      .insert(authorisations)
      .values({ organisationID, applicationID, ...values })
      .onConflictDoUpdate({
        target: [authorisations.organisationID, authorisations.applicationID],
        set: values,
      });
    const [acceptance] = await acceptAutomatically(
      transaction,
      [organisationID],
      newest,
      null,
      now,
    );
    authorised.push({ name, version: versionText(newest), acceptance });
  }
  return authorised;
}

async function posCoreVersionOf(
  transaction: DatabaseTransaction,
  posCoreInstanceID: string | null,
): Promise<string | null> {
  if (posCoreInstanceID === null) return null;
  const [instance] = await transaction
    .select({ version: posCoreInstances.version })
    .from(posCoreInstances)
    .where(eq(posCoreInstances.posCoreInstanceID, posCoreInstanceID));
  return instance?.version ?? null;
}
