import { and, eq, inArray } from 'drizzle-orm';
import { inSlices } from '../database/in-slices';
import type { Database } from '../database/open-database';
import { teams } from '../database/schema/access';
import { organisationClosure, organisations } from '../database/schema/organisations';

/**
 * Finds the teams of these ids that belong to the organisation or to one above it, with their
 * owners.
 */
export const findTeams = (
  database: Pick<Database, 'select'>,
  ids: readonly string[],
  organisationID: string,
) =>
  inSlices(ids, (slice) =>
    database
      .select({
        teamID: teams.teamID,
        name: teams.name,
        ownerID: organisations.organisationID,
        owner: organisations.name,
      })
      .from(teams)
      .innerJoin(organisations, eq(organisations.organisationID, teams.ownerOrganisationID))
      .innerJoin(organisationClosure, eq(organisationClosure.ancestorID, teams.ownerOrganisationID))
      .where(
        and(eq(organisationClosure.descendantID, organisationID), inArray(teams.teamID, slice)),
      ),
  );
