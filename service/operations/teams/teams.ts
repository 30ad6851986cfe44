import { eq } from 'drizzle-orm';
import { CodedError } from '../../contract/coded-error';
import { anyText } from '../../database/any-text';
import { teams } from '../../database/schema/access';
import { organisationClosure, organisations } from '../../database/schema/organisations';
import { commitBatch } from '../apply-batch';
import { handler } from '../handler';
import { watchGains } from '../organisation-access/gained-rights';
import { findOrganisation } from '../organisation-of-path';
import { readMembersToDelete } from '../undo-extension/deleted-rows';
import { UndoableDeletion } from '../undo-extension/kept-deletion';
import { applyTeamBatch } from './batch';
import { applyMemberBatch } from './members-batch';
import { ownersToFill } from './owners';
import { findTeam, findTeamWithAccess, readMembers, readTeams } from './record';

const noOrganisation = 'The organisation does not exist.';
const noTeam = 'The team does not exist.';

export const listTeams = handler(
  'listTeams',
  'administrator-of-organisation',
  async ({ database, params }) => {
    const organisation = await findOrganisation(database, params.orgId);
    if (!organisation) return { status: 404, body: noOrganisation };
    const own = eq(teams.ownerOrganisationID, organisation.organisationID);
    return { status: 200, body: await readTeams(database, own) };
  },
);

export const getTeam = handler(
  'getTeam',
  'administrator-of-organisation',
  async ({ database, params }) => {
    const team = await findTeam(database, params.orgId, params.id);
    return team ? { status: 200, body: team } : { status: 404, body: noTeam };
  },
);

export const commitTeams = handler(
  'commitTeams',
  'administrator-of-organisation',
  async (request) => {
    const { params } = request;
    const body = await commitBatch(request, async (transaction) => {
      const organisation = await findOrganisation(transaction, params.orgId);
      if (!organisation) throw new CodedError<'commitTeams'>(404, noOrganisation);
      return applyTeamBatch(transaction, request.body, organisation, request);
    });
    return { status: 200, body };
  },
);

export const listTeamMembers = handler(
  'listTeamMembers',
  'administrator-of-organisation',
  async ({ database, params }) => {
    const team = await findTeamWithAccess(database, params.orgId, params.id);
    if (!team) return { status: 404, body: noTeam };
    return { status: 200, body: await readMembers(database, team.teamID) };
  },
);

export const commitTeamMembers = handler(
  'commitTeamMembers',
  'administrator-of-organisation',
  async (request) => {
    const { params, caller, now } = request;
    const undoable = new UndoableDeletion(request);
    const body = await commitBatch(request, async (transaction) => {
      const organisation = await findOrganisation(transaction, params.orgId);
      const team = await findTeam(transaction, params.orgId, params.id);
      if (!organisation || !team) throw new CodedError<'commitTeamMembers'>(404, noTeam);
      await undoable.keep(transaction, request.body.deletes, readMembersToDelete);
      const applied = await watchGains(transaction, { by: caller, now }, () =>
        applyMemberBatch(transaction, request.body, team, organisation, request),
      );
      await undoable.keepAlso(transaction, applied.withdrawn);
      return applied;
    });
    return { status: 200, body, headers: undoable.headers };
  },
);

/**
 * Lists the teams of the organisation first, then those of the one above it, and so on up to the
 * root.
 */
export const listAccessibleTeamValues = handler(
  'listAccessibleTeamValues',
  'administrator-of-organisation',
  async (request) => {
    const { database, params } = request;
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
      .orderBy(organisationClosure.depth, teams.nameFolded, teams.teamID);
    const owners = found.map(({ ownerID }) => ownerID);
    const filled = await ownersToFill(database, owners, organisation.organisationID, request);
    const values = found.map(({ ownerID, ...value }) => ({
      ...value,
      canAddMembers: filled.has(ownerID),
    }));
    return { status: 200, body: values };
  },
);
