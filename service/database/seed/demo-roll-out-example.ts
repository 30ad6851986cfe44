import { NodeType } from '../../../src/domain/contract/enums.gen';
import { demoAccounts } from './demo-accounts';
import { atHour, daysAfter } from './demo-dates';
import type { DemoRollOut } from './demo-roll-out';
import { fixedIdentifier } from './fixed-identifiers';
import { at } from './seeded-random';

const organisationID = fixedIdentifier('organisation', 4);
const applicationID = fixedIdentifier('application', 1);
const packageID = (number: number) => fixedIdentifier('applicationPackage', number);

/**
 * Sets the first application of the first licensee as in the contract's examples: its third version
 * is authorised, and accepted for one outlet. The two before it are accepted for all nodes.
 * @throws when that licensee has no authorisation of the application
 */
export function placeExampleRollOut(made: DemoRollOut, now: Date): void {
  const isExample = (row: { organisationID: string; applicationID: string }) =>
    row.organisationID === organisationID && row.applicationID === applicationID;
  const authorised = made.authorised.find(
    ({ organisation, application }) =>
      organisation.row.organisationID === organisationID &&
      application.row.applicationID === applicationID,
  );
  const authorisation = made.authorisations.find(isExample);
  if (!authorised || !authorisation) throw new Error('The first licensee is not at work.');
  const { packages } = authorised.application;
  authorised.index = 2;
  authorisation.applicationPackageID = packageID(3);

  const ids = new Set(packages.map(({ applicationPackageID }) => applicationPackageID));
  made.acceptances = made.acceptances.filter(
    (row) => row.organisationID !== organisationID || !ids.has(row.applicationPackageID),
  );
  const acceptedAt = (index: number) => daysAfter(at(packages, index).dateTimeCreated, 2);
  const shared = { organisationID, notBefore: null, rootNodeID: null, rootNodeType: null };
  made.acceptances.push(
    {
      ...shared,
      applicationPackageAcceptanceID: fixedIdentifier('acceptance', 3),
      applicationPackageID: packageID(1),
      userID: null,
      isAutomatic: true,
      dateTimeAccepted: acceptedAt(0),
    },
    {
      ...shared,
      applicationPackageAcceptanceID: fixedIdentifier('acceptance', 1),
      applicationPackageID: packageID(2),
      userID: demoAccounts.administrator.userID,
      isAutomatic: false,
      dateTimeAccepted: acceptedAt(1),
    },
    {
      ...shared,
      applicationPackageAcceptanceID: fixedIdentifier('acceptance', 2),
      applicationPackageID: packageID(3),
      notBefore: atHour(daysAfter(now, 2), 6),
      rootNodeID: fixedIdentifier('outletNode', 2),
      rootNodeType: NodeType.Outlet,
      userID: demoAccounts.administrator.userID,
      isAutomatic: false,
      dateTimeAccepted: acceptedAt(2),
    },
  );
  made.settings = made.settings.filter((row) => !isExample(row));
  made.settings.push({
    organisationID,
    applicationID,
    autoAccept: false,
    notBeforeTimeUTC: '2026-06-01 05:30:00',
  });
}
