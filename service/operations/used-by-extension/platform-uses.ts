import { countDistinct, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database';
import { organisationUserLinks, teamMembers, teams } from '../../database/schema/access';
import { invites } from '../../database/schema/invites';
import { organisations } from '../../database/schema/organisations';
import { monthlyStatistics } from '../../database/schema/records';
import { acceptances, applicationPackages, applications } from '../../database/schema/versions';
import { refersToServer } from '../integration-servers/references';
import { invitations, mostNamed, type UsesOf, use } from './uses';

/** What uses a POS Core instance. Both kinds block its deletion. */
export const usesOfPosCoreInstance: UsesOf = async ({ database, id }) => [
  ...(await usingOrganisations(database, eq(organisations.posCoreInstanceID, id))),
  ...(await use('StatisticsMonth', 'Blocks', monthsOf(database, id))),
];

/** What uses an integration server: the organisations that name it in one of their fields. */
export const usesOfIntegrationServer: UsesOf = ({ database, id }) =>
  usingOrganisations(database, refersToServer(id));

/**
 * What uses a user. A deletion takes the access links, the memberships and the invitations that the
 * person has sent. It leaves what the person has accepted, without their name.
 */
export const usesOfUser: UsesOf = async ({ database, id }) => [
  ...(await use('AccessLink', 'Goes', linksOf(database, id))),
  ...(await use('TeamMembership', 'Goes', membershipsOf(database, id))),
  ...(await use('Invitation', 'Goes', invitations(database, eq(invites.senderUserID, id)))),
  ...(await use('Acceptance', 'Stays', acceptancesOf(database, id))),
];

function usingOrganisations(database: Database, where: SQL | undefined) {
  const { organisationID, name } = organisations;
  return use('Organisation', 'Blocks', {
    first: database
      .select({ recordID: organisationID, name, organisationID })
      .from(organisations)
      .where(where)
      .orderBy(organisations.nameFolded, organisationID)
      .limit(mostNamed),
    total: database.$count(organisations, where),
  });
}

/** The newest months come first. A month is named by itself: YYYY-MM. */
function monthsOf(database: Database, id: string) {
  const { month, posCoreInstanceID } = monthlyStatistics;
  const ofInstance = eq(posCoreInstanceID, id);
  return {
    first: database
      .selectDistinct({ recordID: month, name: month, organisationID: sql<null>`null` })
      .from(monthlyStatistics)
      .where(ofInstance)
      .orderBy(desc(month))
      .limit(mostNamed),
    total: database
      .select({ months: countDistinct(month) })
      .from(monthlyStatistics)
      .where(ofInstance)
      .then(([row]) => row?.months ?? 0),
  };
}

function linksOf(database: Database, id: string) {
  const { organisationUserLinkID: recordID, userID } = organisationUserLinks;
  const { name, organisationID } = organisations;
  return {
    first: database
      .select({ recordID, name, organisationID })
      .from(organisationUserLinks)
      .innerJoin(organisations, eq(organisationID, organisationUserLinks.organisationID))
      .where(eq(userID, id))
      .orderBy(organisations.nameFolded, recordID)
      .limit(mostNamed),
    total: database.$count(organisationUserLinks, eq(userID, id)),
  };
}

function membershipsOf(database: Database, id: string) {
  const { teamID: recordID, name } = teams;
  const { organisationID } = organisations;
  return {
    first: database
      .select({ recordID, name, organisationID })
      .from(teamMembers)
      .innerJoin(teams, eq(recordID, teamMembers.teamID))
      .innerJoin(organisations, eq(organisationID, teams.ownerOrganisationID))
      .where(eq(teamMembers.userID, id))
      .orderBy(teams.nameFolded, recordID)
      .limit(mostNamed),
    total: database.$count(teamMembers, eq(teamMembers.userID, id)),
  };
}

/** An acceptance is named by its organisation, its application and the version. */
function acceptancesOf(database: Database, id: string) {
  const { majorVersion, minorVersion, buildNumber, revision } = applicationPackages;
  const name = sql<string>`${organisations.name} || ': ' || ${applications.name} || ' ' ||
    ${majorVersion} || '.' || ${minorVersion} || '.' || ${buildNumber} || '.' || ${revision}`;
  const { applicationPackageAcceptanceID: recordID, userID } = acceptances;
  const { organisationID } = organisations;
  return {
    first: database
      .select({ recordID, name, organisationID })
      .from(acceptances)
      .innerJoin(organisations, eq(organisationID, acceptances.organisationID))
      .innerJoin(
        applicationPackages,
        eq(applicationPackages.applicationPackageID, acceptances.applicationPackageID),
      )
      .innerJoin(applications, eq(applications.applicationID, applicationPackages.applicationID))
      .where(eq(userID, id))
      .orderBy(organisations.nameFolded, name, recordID)
      .limit(mostNamed),
    total: database.$count(acceptances, eq(userID, id)),
  };
}
