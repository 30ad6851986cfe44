import type { Values } from '../calls/request-of';
import { shownValue } from '../checks/shown-value';
import { valuesAlong } from '../records/values-along';
import type { Answer } from '../run';
import type { Scene } from './scene';

/** The field by which a record says to what it belongs, and the parameter of the path that names that. */
interface Owner {
  field: string;
  parameter: string;
}

const ofOrganisation: Owner = { field: 'organisationID', parameter: 'orgId' };
const ofTeamOwner: Owner = { field: 'ownerOrganisationID', parameter: 'orgId' };
const ofLink: Owner = { field: 'organisationUserLinkID', parameter: 'id' };

/** Answers whose records say to what they belong. */
const owners: Readonly<Record<string, Owner>> = {
  getOrganisationSummary: ofOrganisation,
  getOrganisationProfile: ofOrganisation,
  listLinks: ofOrganisation,
  listTeams: ofTeamOwner,
  getTeam: ofTeamOwner,
  listTeamMembers: { field: 'teamID', parameter: 'id' },
  listLinkAssignments: ofLink,
  listLinkRootNodes: ofLink,
  listPosCoreLinkedOrganisations: { field: 'posCoreInstanceID', parameter: 'id' },
  listPackageAuthorisations: { field: 'applicationID', parameter: 'appId' },
};

/** Lists of an organisation whose records belong to no other one, with the field that identifies each. */
const ownLists: Readonly<Record<string, string>> = {
  listLinks: 'organisationUserLinkID',
  listPendingInvites: 'organisationUserInviteID',
  listPermissionGroups: 'userPermissionGroupID',
  listServiceAccounts: 'serviceAccountID',
  listTeams: 'teamID',
};

// With how many other organisations a list is compared.
const mostCompared = 3;

/** Reports a record that belongs to something else than what the path names. */
export function requireOwnRecords({ run }: Scene, answer: Answer, values: Values): void {
  const owner = owners[answer.operationId];
  const named = owner && values[owner.parameter];
  if (!named) return;
  const { field } = owner;
  for (const [index, record] of [answer.body].flat().entries()) {
    const foreign = valuesAlong(record, field).find((id) => id !== named);
    if (foreign === undefined) continue;
    const pointer = Array.isArray(answer.body) ? `/${index}/${field}` : `/${field}`;
    const expected = `the ${field} of the path, ${named}`;
    run.report(answer, { pointer, expected, found: shownValue(foreign) });
  }
}

/** Reports a record of an organisation's list that the list of another organisation has as well. */
export async function requireApart(
  { run, records }: Scene,
  answer: Answer,
  values: Values,
): Promise<void> {
  const { operationId, body } = answer;
  const field = ownLists[operationId];
  if (!field || !Array.isArray(body)) return;
  const organisations = valuesAlong(
    await records.read('listOrganisations', {}),
    '[].organisationID',
  );
  const others = organisations.map(String).filter((orgId) => orgId !== values.orgId);
  for (const orgId of others.slice(0, mostCompared)) {
    const ids = new Set(valuesAlong(await records.read(operationId, { orgId }), `[].${field}`));
    for (const [index, record] of body.entries()) {
      if (!ids.has(record[field])) continue;
      const expected = 'a record of this organisation alone';
      const found = `one that organisation ${orgId} lists as well`;
      run.report(answer, { pointer: `/${index}/${field}`, expected, found });
    }
  }
}
