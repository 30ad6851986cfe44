import { eq, sql } from 'drizzle-orm';
import { writeAuditLog } from '../audit-log';
import { CodedError } from '../contract/coded-error';
import { handler } from '../contract/handler';
import { anyText } from '../database/any-text';
import { teams } from '../database/schema/access';
import { organisationClosure, organisations } from '../database/schema/organisations';
import { findOrganisation } from './organisation-of-path';
import { applyMemberBatch } from './team-members-batch';
import { ownersToFill } from './team-owners';
import { applyTeamBatch } from './teams-batch';
import { findTeam, findTeamWithAccess, readMembers, readTeams } from './teams-record';

const noOrganisation = 'The organisation does not exist.';
const noTeam = 'The team does not exist.';

export const listTeams = handler('listTeams', async ({ database, params }) => {
  const organisation = await findOrganisation(database, params.orgId);
  if (!organisation) return { status: 404, body: noOrganisation };
  const own = eq(teams.ownerOrganisationID, organisation.organisationID);
  return { status: 200, body: await readTeams(database, own) };
});

export const getTeam = handler('getTeam', async ({ database, params }) => {
  const team = await findTeam(database, params.orgId, params.id);
  return team ? { status: 200, body: team } : { status: 404, body: noTeam };
});

export const commitTeams = handler('commitTeams', async (request) => {
  const { database, params, body, caller, now } = request;
  const { changes, deletes } = await database.transaction(async (transaction) => {
    const organisation = await findOrganisation(transaction, params.orgId);
    if (!organisation) throw new CodedError<'commitTeams'>(404, noOrganisation);
    const applied = await applyTeamBatch(transaction, body, organisation, caller);
    await writeAuditLog(transaction, now, applied.entries);
    return applied;
  });
  return { status: 200, body: { changes, deletes } };
});

export const listTeamMembers = handler('listTeamMembers', async ({ database, params }) => {
  const team = await findTeamWithAccess(database, params.orgId, params.id);
  if (!team) return { status: 404, body: noTeam };
  return { status: 200, body: await readMembers(database, team.teamID) };
});

export const commitTeamMembers = handler('commitTeamMembers', async (request) => {
  const { database, params, body, caller, now } = request;
  const { changes, deletes } = await database.transaction(async (transaction) => {
    const organisation = await findOrganisation(transaction, params.orgId);
    const team = await findTeam(transaction, params.orgId, params.id);
    if (!organisation || !team) throw new CodedError<'commitTeamMembers'>(404, noTeam);
    const applied = await applyMemberBatch(transaction, body, team, organisation, caller);
    await writeAuditLog(transaction, now, applied.entries);
    return applied;
  });
  return { status: 200, body: { changes, deletes } };
});

/**
 * Lists the teams of the organisation first, then those of the one above it, and so on up to the
 * root.
 */
export const listAccessibleTeamValues = handler('listAccessibleTeamValues', async (request) => {
  const { database, params, caller } = request;
  const organisation = await findOrganisation(database, params.orgId);
  if (!organisation) return { status: 404, body: noOrganisation };
  const found = await database
    .select({
      key: anyText(teams.teamID),
      value: teams.name,
      group: organisations.name,
      ownerID: organisations.organisationID,
    })
    .from(teams)
    .innerJoin(organisationClosure, eq(organisationClosure.ancestorID, teams.ownerOrganisationID))
    .innerJoin(organisations, eq(organisations.organisationID, teams.ownerOrganisationID))
    .where(eq(organisationClosure.descendantID, organisation.organisationID))
    .orderBy(organisationClosure.depth, sql`${teams.name} collate nocase`, teams.teamID);
  const owners = found.map(({ ownerID }) => ownerID);
  const filled = await ownersToFill(database, owners, organisation.organisationID, caller);
  const values = found.map(({ ownerID, ...value }) => ({
    ...value,
    canAddMembers: filled.has(ownerID),
  }));
  return { status: 200, body: values };
});
