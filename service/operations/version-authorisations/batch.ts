import { and, eq, inArray } from 'drizzle-orm';
import type {
  AuthorisedOrganisation,
  BatchAuthorisationRequest,
  BatchAuthorisationResult,
} from '../../../src/api/schema.gen';
import { parseUtcDateTime } from '../../../src/domain/date-time-text';
import { versionText } from '../../../src/domain/version-number';
import { type AuditEntry, writeAuditLog } from '../../audit-log';
import { fieldChange } from '../../audit-log/record-change';
import type { Caller } from '../../authentication/caller';
import { badRequest } from '../../contract/coded-error';
import { slicesOf } from '../../database/in-slices';
import type { DatabaseTransaction } from '../../database/open-database';
import { organisations } from '../../database/schema/organisations';
import { posCoreInstances } from '../../database/schema/servers';
import { applications, authorisations } from '../../database/schema/versions';
import { handler } from '../handler';
import { momentWords } from '../moment-text';
import { findOrganisation, noOrganisation } from '../organisation-of-path';
import { type PackageRow, readPackages, runsOn } from './application-packages';
import {
  type AutomaticAcceptance,
  acceptAutomatically,
  automaticAcceptanceText,
} from './automatic-acceptances';

type ApplicationRow = typeof applications.$inferSelect;
type AuthorisationRow = typeof authorisations.$inferSelect;

interface Child {
  organisation: AuthorisedOrganisation;
  posCoreVersion: string | null;
  before: AuthorisationRow | null;
}

/** What a request asks for: a version or none, with the moment of its automatic acceptance. */
interface Order {
  application: ApplicationRow;
  chosen: PackageRow | null;
  notBefore: Date | null;
}

export const commitPackageAuthorisations = handler(
  'commitPackageAuthorisations',
  'administrator-of-organisation',
  async ({ database, params, body, caller, now }) =>
    database.transaction(async (transaction) => {
      if (!(await findOrganisation(transaction, params.orgId))) return noOrganisation;
      const [application] = await transaction
        .select()
        .from(applications)
        .where(eq(applications.applicationID, params.appId));
      if (!application) return { status: 404, body: 'The application does not exist.' } as const;

      const packages = (await readPackages(transaction, [params.appId])).get(params.appId) ?? [];
      const order = orderOf(body, application, packages);
      const children = await readChildren(transaction, params.orgId, params.appId, body);
      const result = await carryOut(transaction, order, children, packages, caller, now);
      return { status: 200, body: result } as const;
    }),
);

function orderOf(
  body: BatchAuthorisationRequest,
  application: ApplicationRow,
  packages: readonly PackageRow[],
): Order {
  const { applicationPackageID, autoAcceptNotBeforeDate } = body;
  const chosen = packages.find((row) => row.applicationPackageID === applicationPackageID) ?? null;
  if (applicationPackageID !== null && !chosen) {
    throw badRequest(`The chosen version does not exist, or is not one of ${application.name}.`);
  }
  if (autoAcceptNotBeforeDate === null) return { application, chosen, notBefore: null };
  if (!chosen) throw badRequest('Without a version there is nothing to be accepted at a date.');
  const notBefore = parseUtcDateTime(autoAcceptNotBeforeDate);
  if (!notBefore) throw badRequest('The auto-accept date does not exist.');
  return { application, chosen, notBefore };
}

/**
 * Reads the organisations of a request in its order, each with the version of its POS Core and its
 * current authorisation.
 * @throws CodedError when one of them is not directly below the organisation
 */
async function readChildren(
  transaction: DatabaseTransaction,
  parentID: string,
  applicationID: string,
  { organisationIDs }: BatchAuthorisationRequest,
): Promise<Child[]> {
  const { organisationID, organisationCode, name } = organisations;
  const rows = await transaction
    .select({
      organisation: { organisationID, organisationCode, name },
      posCoreVersion: posCoreInstances.version,
      before: authorisations,
    })
    .from(organisations)
    .leftJoin(
      posCoreInstances,
      eq(posCoreInstances.posCoreInstanceID, organisations.posCoreInstanceID),
    )
    .leftJoin(
      authorisations,
      and(
        eq(authorisations.organisationID, organisations.organisationID),
        eq(authorisations.applicationID, applicationID),
      ),
    )
    .where(eq(organisations.parentOrganisationID, parentID));
  const children = new Map(rows.map((row) => [row.organisation.organisationID, row]));
  return organisationIDs.map((id) => {
    const child = children.get(id);
    if (!child) throw badRequest('An organisation does not exist, or is not directly below this.');
    return child;
  });
}

/**
 * Authorises or withdraws a version, and writes an audit entry for each organisation that changes.
 */
async function carryOut(
  transaction: DatabaseTransaction,
  order: Order,
  children: readonly Child[],
  packages: readonly PackageRow[],
  caller: Caller,
  now: Date,
): Promise<BatchAuthorisationResult> {
  const { application, chosen, notBefore } = order;
  // A POS Core that is too old for a version blocks its authorisation, but never a withdrawal
  // (docs/product/versions-and-health.md#minimum-pos-core-version).
  const isAllowed = ({ posCoreVersion }: Child) => !chosen || runsOn(chosen, posCoreVersion);
  const allowed = children.filter(isAllowed);
  const changed = allowed.filter(({ before }) => isChange(order, before));
  const accepted = new Map<string, AutomaticAcceptance>();
  for (const slice of slicesOf(changed)) {
    const ids = slice.map(({ organisation }) => organisation.organisationID);
    await withdraw(transaction, application, ids);
    if (!chosen) continue;
    const { applicationID } = application;
    const { applicationPackageID } = chosen;
    await transaction.insert(authorisations).values(
      ids.map((organisationID) => ({
        organisationID,
        applicationID,
        applicationPackageID,
        autoAcceptNotBefore: notBefore,
        dateTimeAuthorised: now,
      })),
    );
    const own = await acceptAutomatically(transaction, ids, chosen, notBefore, now);
    for (const acceptance of own) accepted.set(acceptance.organisationID, acceptance);
  }
  const entries = entriesOf(order, changed, packages, accepted, caller);
  await writeAuditLog(transaction, now, entries);
  return {
    updatedOrgs: allowed.map(({ organisation }) => organisation),
    insufficientPOSCoreOrgs: children
      .filter((child) => !isAllowed(child))
      .map(({ organisation }) => organisation),
  };
}

function entriesOf(
  order: Order,
  changed: readonly Child[],
  packages: readonly PackageRow[],
  accepted: ReadonlyMap<string, AutomaticAcceptance>,
  caller: Caller,
): AuditEntry[] {
  const { application, chosen } = order;
  const versions = new Map(packages.map((row) => [row.applicationPackageID, versionText(row)]));
  return changed.flatMap(({ organisation, before }): AuditEntry[] => {
    const formerly = before ? (versions.get(before.applicationPackageID) ?? null) : null;
    const shared = { caller, organisation };
    const entry = {
      type: 'VersionsAuthorised',
      ...shared,
      message: doneText(order, formerly),
      record: recordOf(order, organisation.organisationID, formerly),
    } as const;
    const acceptance = accepted.get(organisation.organisationID);
    if (!chosen || !acceptance) return [entry];
    const label = `${application.name} ${versionText(chosen)}`;
    const message = automaticAcceptanceText(acceptance, label);
    return [entry, { type: 'VersionAccepted', ...shared, message }];
  });
}

async function withdraw(
  transaction: DatabaseTransaction,
  { applicationID }: ApplicationRow,
  organisationIDs: string[],
): Promise<void> {
  await transaction
    .delete(authorisations)
    .where(
      and(
        eq(authorisations.applicationID, applicationID),
        inArray(authorisations.organisationID, organisationIDs),
      ),
    );
}

function isChange({ chosen, notBefore }: Order, before: AuthorisationRow | null): boolean {
  if (!chosen || !before) return chosen !== before;
  return (
    before.applicationPackageID !== chosen.applicationPackageID ||
    before.autoAcceptNotBefore?.getTime() !== notBefore?.getTime()
  );
}

/** Returns the difference of the organisation; undefined when only the date of acceptance changes. */
function recordOf({ application, chosen }: Order, id: string, before: string | null) {
  const after = chosen ? versionText(chosen) : null;
  if (before === after) return undefined;
  const { name: part } = application;
  return fieldChange('Organisation', id, { field: 'authorisedVersion', part, before, after });
}

/** @param formerly the version that was authorised before */
function doneText({ application, chosen, notBefore }: Order, formerly: string | null): string {
  if (!chosen) return `${application.name} ${formerly ?? ''} is authorised no longer.`;
  const version = versionText(chosen);
  const instead =
    formerly !== null && formerly !== version ? ` (${formerly} was authorised before)` : '';
  const from = notBefore ? ` Automatic acceptance not before ${momentWords(notBefore)}.` : '';
  return `${application.name} ${version} was authorised${instead}.${from}`;
}
