import { and, count, eq, sql } from 'drizzle-orm';
import type {
  OrganisationSummaryLink,
  OrganisationSummaryServiceAccount,
} from '../../src/api/schema.gen';
import { OrganisationType } from '../../src/domain/contract/enums.gen';
import { exactly } from '../../src/domain/contract/exact';
import type { Database } from '../database/open-database';
import {
  organisationUserLinks,
  permissionGroups,
  serviceAccounts,
  teamMembers,
  teams,
} from '../database/schema/access';
import { invites } from '../database/schema/invites';
import { organisations } from '../database/schema/organisations';
import { users } from '../database/schema/people';
import { handler } from './handler';
import { noLimit } from './list-search';
import { noOrganisation } from './organisation-of-path';
import { markOf } from './unconfirmed-people';

export const getOrganisationSummary = handler(
  'getOrganisationSummary',
  'administrator-of-organisation',
  async (request) => {
    const { database } = request;
    const organisationID = request.params.orgId;
    const { limit = noLimit } = request.query;
    const [organisation] = await database
      .select({ type: organisations.organisationType })
      .from(organisations)
      .where(eq(organisations.organisationID, organisationID));
    if (!organisation) return noOrganisation;
    return {
      status: 200,
      body: {
        organisationID,
        rootOrganisation: organisation.type === OrganisationType.Root,
        teams: await readTeams(database, organisationID, limit),
        links: await readLinks(database, organisationID, limit),
        childOrganisations: await database
          .select({
            organisationID: organisations.organisationID,
            organisationName: organisations.name,
            active: organisations.active,
          })
          .from(organisations)
          .where(eq(organisations.parentOrganisationID, organisationID))
          .orderBy(organisations.nameFolded, organisations.organisationID)
          .limit(limit),
        totalPermissionGroups: await database.$count(
          permissionGroups,
          eq(permissionGroups.organisationID, organisationID),
        ),
        pendingInvitations: await database
          .select({
            organisationUserInviteID: invites.organisationUserInviteID,
            email: invites.email,
          })
          .from(invites)
          // Expired invitations are included, as in their list: an administrator can send them again
          // or withdraw them.
          .where(eq(invites.organisationID, organisationID))
          .orderBy(invites.emailKey, invites.organisationUserInviteID)
          .limit(limit),
        serviceAccounts: await readServiceAccounts(database, organisationID, limit),
        ...(limit === noLimit ? undefined : await readTotals(database, organisationID)),
      },
    };
  },
);

/** Counts the records of the lists. */
async function readTotals(database: Database, organisationID: string) {
  const isChild = eq(organisations.parentOrganisationID, organisationID);
  const isInactive = eq(organisations.active, false);
  return {
    totalTeams: await database.$count(teams, eq(teams.ownerOrganisationID, organisationID)),
    totalLinks: await database.$count(
      organisationUserLinks,
      eq(organisationUserLinks.organisationID, organisationID),
    ),
    totalChildOrganisations: await database.$count(organisations, isChild),
    totalInactiveChildOrganisations: await database.$count(organisations, and(isChild, isInactive)),
    totalPendingInvitations: await database.$count(
      invites,
      eq(invites.organisationID, organisationID),
    ),
    totalServiceAccounts: await database.$count(
      serviceAccounts,
      eq(serviceAccounts.organisationID, organisationID),
    ),
  };
}

function readTeams(database: Database, organisationID: string, limit: number) {
  return database
    .select({
      teamID: teams.teamID,
      name: teams.name,
      totalMembers: count(teamMembers.teamUserLinkID),
    })
    .from(teams)
    .leftJoin(teamMembers, eq(teamMembers.teamID, teams.teamID))
    .where(eq(teams.ownerOrganisationID, organisationID))
    .groupBy(teams.teamID)
    .orderBy(teams.nameFolded, teams.teamID)
    .limit(limit);
}

async function readLinks(
  database: Database,
  organisationID: string,
  limit: number,
): Promise<OrganisationSummaryLink[]> {
  const teamUserName = sql<string>`coalesce(${users.fullName}, ${teams.name}, '')`;
  const { organisationUserLinkID, linkType, isOrgAdmin } = organisationUserLinks;
  const rows = await database
    .select({
      link: { organisationUserLinkID, linkType, isOrgAdmin, teamUserName },
      isEmailUnconfirmed: users.isEmailUnconfirmed,
    })
    .from(organisationUserLinks)
    .leftJoin(users, eq(users.userID, organisationUserLinks.userID))
    .leftJoin(teams, eq(teams.teamID, organisationUserLinks.teamID))
    .where(eq(organisationUserLinks.organisationID, organisationID))
    .orderBy(sql`coalesce(${users.fullNameFolded}, ${teams.nameFolded})`, organisationUserLinkID)
    .limit(limit);
  return exactly<OrganisationSummaryLink[]>()(
    rows.map(({ link, isEmailUnconfirmed }) => ({ ...link, ...markOf({ isEmailUnconfirmed }) })),
  );
}

async function readServiceAccounts(
  database: Database,
  organisationID: string,
  limit: number,
): Promise<OrganisationSummaryServiceAccount[]> {
  const { serviceAccountID, name, serviceAccountType } = serviceAccounts;
  const rows = await database
    .select({ serviceAccountID, name, serviceAccountType })
    .from(serviceAccounts)
    .where(eq(serviceAccounts.organisationID, organisationID))
    .orderBy(serviceAccounts.nameFolded, serviceAccountID)
    .limit(limit);
  return exactly<OrganisationSummaryServiceAccount[]>()(rows);
}
