import { inArray } from 'drizzle-orm';
import { groupedBy } from '../../../src/domain/lists';
import {
  compareVersions,
  parseVersion,
  type VersionNumber,
} from '../../../src/domain/version-number';
import type { Database } from '../../database/open-database';
import { applicationPackages } from '../../database/schema/versions';

export type PackageRow = typeof applicationPackages.$inferSelect;

/**
 * Reads the packages of all applications or of some, each list newest first.
 * @returns the packages by application id; applications without packages are missing
 */
export async function readPackages(
  database: Pick<Database, 'select'>,
  applicationIDs?: readonly string[],
): Promise<ReadonlyMap<string, PackageRow[]>> {
  const rows = await database
    .select()
    .from(applicationPackages)
    .where(
      applicationIDs && inArray(applicationPackages.applicationID, [...new Set(applicationIDs)]),
    );
  return groupedBy(
    rows.sort((a, b) => compareVersions(b, a)),
    ({ applicationID }) => applicationID,
  );
}

/**
 * Whether a POS Core is new enough for a package
 * (docs/product/versions-and-health.md#minimum-pos-core-version). A POS Core of unknown version
 * runs only packages without a minimum.
 * @param posCoreVersion four numbers joined by dots; null when it is unknown
 */
export function runsOn(
  { minimumPosCoreVersion }: Pick<PackageRow, 'minimumPosCoreVersion'>,
  posCoreVersion: string | null,
): boolean {
  const minimum = versionIn(minimumPosCoreVersion);
  const posCore = versionIn(posCoreVersion);
  if (!minimum) return true;
  return posCore !== undefined && compareVersions(posCore, minimum) >= 0;
}

function versionIn(text: string | null): VersionNumber | undefined {
  return text === null ? undefined : parseVersion(text);
}
