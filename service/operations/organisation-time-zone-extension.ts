import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { OrganisationTimeZone } from '../../src/api/schema.gen';
import { writeAuditLog } from '../audit-log';
import { recordChange } from '../audit-log/record-change';
import { badRequest } from '../contract/coded-error';
import type { Database } from '../database/open-database';
import { organisationClosure, organisations } from '../database/schema/organisations';
import { handler } from './handler';
import { findOrganisation, noOrganisation } from './organisation-of-path';

export const getOrganisationTimeZone = handler(
  'getOrganisationTimeZone',
  'administrator-of-organisation',
  async ({ database, params }) => {
    const organisation = await findOrganisation(database, params.orgId);
    if (!organisation) return noOrganisation;
    return { status: 200, body: await timeZoneOf(database, organisation.organisationID) };
  },
);

export const setOrganisationTimeZone = handler(
  'setOrganisationTimeZone',
  'administrator-of-organisation',
  async ({ database, params, body, caller, now }) => {
    const timeZone = body.timeZone && canonicalName(body.timeZone);
    return database.transaction(async (transaction) => {
      const organisation = await findOrganisation(transaction, params.orgId);
      if (!organisation) return noOrganisation;
      const { organisationID, name } = organisation;
      const before = await timeZoneOf(transaction, organisationID);
      if (before.timeZone === timeZone) return { status: 200, body: before };
      await transaction
        .update(organisations)
        .set({ timeZone })
        .where(eq(organisations.organisationID, organisationID));
      const message = timeZone
        ? `The time zone of ${name} is ${timeZone}.`
        : `${name} has no time zone of its own any more.`;
      const { timeZone: earlier } = before;
      const record = recordChange(
        'Organisation',
        organisationID,
        { timeZone: earlier },
        { timeZone },
      );
      await writeAuditLog(transaction, now, [
        { type: 'OrganisationProfileChanged', caller, organisation, message, record },
      ]);
      return { status: 200, body: { ...before, timeZone } };
    });
  },
);

/** Returns the name of a time zone as browsers spell it. */
function canonicalName(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    throw badRequest('There is no time zone with this name.');
  }
}

/** Reads the own time zone of an organisation, and that of the nearest one above. */
async function timeZoneOf(
  database: Pick<Database, 'select'>,
  organisationID: string,
): Promise<OrganisationTimeZone> {
  const found = await database
    .select({ depth: organisationClosure.depth, timeZone: organisations.timeZone })
    .from(organisationClosure)
    .innerJoin(organisations, eq(organisations.organisationID, organisationClosure.ancestorID))
    .where(
      and(eq(organisationClosure.descendantID, organisationID), isNotNull(organisations.timeZone)),
    )
    .orderBy(asc(organisationClosure.depth))
    .limit(2);
  return {
    timeZone: found.find(({ depth }) => depth === 0)?.timeZone ?? null,
    inheritedTimeZone: found.find(({ depth }) => depth > 0)?.timeZone ?? null,
  };
}
