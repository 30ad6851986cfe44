/**
 * The fixed ids of the first demo records, by kind. They are those of the contract's examples, so
 * that a link into the mock opens the same record in the reference service.
 */
const kinds = {
  user: '10000000',
  organisation: '20000000',
  outletNode: '21000000',
  posCoreInstance: '30000000',
  deploymentServer: '31000000',
  integrationServer: '32000000',
  team: '40000000',
  teamMember: '41000000',
  permissionGroup: '50000000',
  assignment: '51000000',
  link: '60000000',
  invite: '61000000',
  serviceAccount: '70000000',
  consentDocument: '71000000',
  application: '80000000',
  applicationPackage: '81000000',
  acceptance: '82000000',
} as const;

/** Returns the id of the numbered record of a kind. */
export function fixedIdentifier(kind: keyof typeof kinds, number: number): string {
  return `${kinds[kind]}-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
