import { and, eq, inArray } from 'drizzle-orm';
import type {
  AcceptanceTreeNode,
  ApplicationPackage,
  ApplicationPackageAcceptance,
  PackageAcceptanceStatus,
} from '../../../src/api/schema.gen';
import { exactly } from '../../../src/domain/contract/exact';
import { utcDateTimeText } from '../../../src/domain/date-time-text';
import { groupedBy } from '../../../src/domain/lists';
import { versionText } from '../../../src/domain/version-number';
import type { Database } from '../../database/open-database';
import { outletNodes } from '../../database/schema/organisations';
import { users } from '../../database/schema/people';
import { acceptances, type applications } from '../../database/schema/versions';
import { momentText } from '../moment-text';
import type { PackageRow } from '../version-authorisations/application-packages';

type ApplicationRow = typeof applications.$inferSelect;
type AcceptanceRow = typeof acceptances.$inferSelect;

/** An acceptance with the names of its user and its site node. */
export interface NamedAcceptance {
  acceptance: AcceptanceRow;
  userName: string | null;
  rootNodeName: string | null;
}

/** Reads the acceptances of some packages by an organisation, the newest first, by package id. */
export async function readAcceptances(
  database: Pick<Database, 'select'>,
  organisationID: string,
  packageIDs: readonly string[],
): Promise<ReadonlyMap<string, NamedAcceptance[]>> {
  const rows = await database
    .select({ acceptance: acceptances, userName: users.fullName, rootNodeName: outletNodes.name })
    .from(acceptances)
    .leftJoin(users, eq(users.userID, acceptances.userID))
    .leftJoin(outletNodes, eq(outletNodes.nodeID, acceptances.rootNodeID))
    .where(
      and(
        eq(acceptances.organisationID, organisationID),
        inArray(acceptances.applicationPackageID, [...packageIDs]),
      ),
    );
  return groupedBy(rows.sort(newestFirst), ({ acceptance }) => acceptance.applicationPackageID);
}

function newestFirst({ acceptance: a }: NamedAcceptance, { acceptance: b }: NamedAcceptance) {
  const age = b.dateTimeAccepted.getTime() - a.dateTimeAccepted.getTime();
  return age || (a.applicationPackageAcceptanceID < b.applicationPackageAcceptanceID ? -1 : 1);
}

/** Builds the node of a version. The console loads its acceptances when it is expanded. */
export function versionNode(
  application: ApplicationRow,
  version: PackageRow,
  accepted: readonly NamedAcceptance[],
): AcceptanceTreeNode {
  const hasChildren = accepted.length > 0;
  return {
    id: `version:${version.applicationPackageID}`,
    name: versionText(version),
    nameSuffix: null,
    iconUri: null,
    hasChildren,
    children: hasChildren ? null : [],
    entity: {
      entityType: 'version',
      applicationPackage: toPackage(application, version),
      acceptanceStatus: statusOf(version, accepted),
    },
  };
}

/** Builds the node of an acceptance, which has no children. */
export function acceptanceNode(applicationID: string, named: NamedAcceptance): AcceptanceTreeNode {
  const { acceptance, userName, rootNodeName } = named;
  return {
    id: `accept:${acceptance.applicationPackageAcceptanceID}`,
    name: rootNodeName ?? 'All nodes',
    nameSuffix: null,
    iconUri: null,
    hasChildren: false,
    children: [],
    entity: {
      entityType: 'acceptance',
      applicationID,
      acceptance: toAcceptance(acceptance),
      userName,
      rootNodeName,
    },
  };
}

/** Converts an acceptance to the record of the contract. */
export function toAcceptance(row: AcceptanceRow): ApplicationPackageAcceptance {
  const { organisationID, notBefore, rootNodeType, dateTimeAccepted, isAutomatic, ...fields } = row;
  return exactly<ApplicationPackageAcceptance>()({
    ...fields,
    notBefore: notBefore && utcDateTimeText(notBefore),
    rootNodeType,
    dateTimeAccepted: momentText(dateTimeAccepted),
  });
}

function toPackage(application: ApplicationRow, version: PackageRow): ApplicationPackage {
  const { dateTimeCreated, minimumPosCoreVersion, ...fields } = version;
  return exactly<ApplicationPackage>()({
    ...fields,
    applicationName: application.name,
    applicationDescription: application.description,
    iconUri: application.iconUri,
    dateTimeCreatedUTC: momentText(dateTimeCreated),
  });
}

function statusOf(
  version: PackageRow,
  accepted: readonly NamedAcceptance[],
): PackageAcceptanceStatus {
  const rows = accepted.map(({ acceptance }) => toAcceptance(acceptance));
  const limited = rows.flatMap(({ rootNodeID, rootNodeType }) =>
    rootNodeID !== null && rootNodeType !== null ? { rootNodeID, rootNodeType } : [],
  );
  return {
    applicationPackageID: version.applicationPackageID,
    fullyAccepted: rows.some(({ rootNodeID }) => rootNodeID === null),
    acceptedRootNodeIDs: limited.map(({ rootNodeID }) => rootNodeID),
    acceptedRootNodeTypes: limited.map(({ rootNodeType }) => rootNodeType),
    dateTimeAccepted: rows[0]?.dateTimeAccepted ?? null,
    packageDateTimeCreated: momentText(version.dateTimeCreated),
    changeNotes: version.changeNotes,
  };
}
