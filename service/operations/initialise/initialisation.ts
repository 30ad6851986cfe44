import { and, eq } from 'drizzle-orm';
import type { InitialiseRequest } from '../../../src/api/schema.gen';
import { OrganisationUserLinkType } from '../../../src/domain/contract/enums.gen';
import type { AuditEntry } from '../../audit-log';
import type { Caller } from '../../authentication/caller';
import { badRequest } from '../../contract/coded-error';
import type { DatabaseTransaction } from '../../database/open-database';
import { organisationUserLinks, teams } from '../../database/schema/access';
import { organisationClosure, organisations } from '../../database/schema/organisations';
import { users } from '../../database/schema/people';
import { isChoosableIn } from '../organisation-access/people';
import { nameOf } from '../organisations/save';
import { requireConfirmed } from '../unconfirmed-people';
import { readConfigTemplates } from './config-templates';
import { copyPermissionGroups } from './copy-permission-groups';
import { authoriseNewestVersions } from './newest-versions';

type OrganisationRow = typeof organisations.$inferSelect;
type Entry = Pick<AuditEntry, 'type' | 'message'>;

/**
 * Initialises an organisation (docs/product/service.md#initialising). It stores the currency, gives
 * the team and the user administrator access, authorises the applications, and copies the
 * permission groups of the template. On an error it throws, and the transaction undoes everything.
 * @returns the entries for the audit log
 */
export async function applyInitialisation(
  transaction: DatabaseTransaction,
  organisation: OrganisationRow,
  request: InitialiseRequest,
  caller: Caller,
  now: Date,
): Promise<AuditEntry[]> {
  const { organisationID, name } = organisation;
  const label = nameOf(organisation);
  if (organisation.initialised) throw badRequest(`${label} is initialised already.`);
  const currencyCode = currencyCodeIn(request);
  await transaction
    .update(organisations)
    .set({ initialised: true, currencyCode })
    .where(eq(organisations.organisationID, organisationID));
  const done: Entry[] = [
    {
      type: 'OrganisationInitialised',
      message: `Organisation ${label} was initialised with the currency ${currencyCode}.`,
    },
  ];
  const { initialAdminTeamID, initialAdminUserID, defaultConfigTemplateOrgCode } = request;
  if (initialAdminTeamID !== null) {
    done.push(await makeTeamAdministrator(transaction, organisationID, initialAdminTeamID));
  }
  if (initialAdminUserID !== null) {
    done.push(await makeUserAdministrator(transaction, organisationID, initialAdminUserID, caller));
  }
  const { authorisedAppIds } = request;
  const versions = await authoriseNewestVersions(transaction, organisation, authorisedAppIds, now);
  for (const version of versions) {
    done.push({ type: 'VersionsAuthorised', message: `${version} was authorised.` });
  }
  if (defaultConfigTemplateOrgCode !== null) {
    done.push(...(await copyTemplate(transaction, organisationID, defaultConfigTemplateOrgCode)));
  }
  return done.map((entry) => ({ ...entry, caller, organisation: { organisationID, name } }));
}

/** Returns the currency code in capitals, whatever case the request has. */
function currencyCodeIn(request: InitialiseRequest): string {
  const currencyCode = request.currencyCode.trim().toUpperCase();
  if (!/^[^\s\p{C}]{2,4}$/u.test(currencyCode)) {
    throw badRequest('The currency code needs 2 to 4 characters.');
  }
  return currencyCode;
}

/**
 * Makes a team an administrator. It must be a team of the organisation or of one above it, as the
 * screen offers.
 */
async function makeTeamAdministrator(
  transaction: DatabaseTransaction,
  organisationID: string,
  teamID: string,
): Promise<Entry> {
  const [team] = await transaction
    .select({ name: teams.name })
    .from(teams)
    .innerJoin(organisationClosure, eq(organisationClosure.ancestorID, teams.ownerOrganisationID))
    .where(and(eq(teams.teamID, teamID), eq(organisationClosure.descendantID, organisationID)));
  if (!team) {
    throw badRequest('The team does not exist, or is not one of this organisation or above it.');
  }
  await transaction
    .insert(organisationUserLinks)
    .values({ organisationID, teamID, linkType: OrganisationUserLinkType.Team, isOrgAdmin: true })
    .onConflictDoUpdate({
      target: [organisationUserLinks.organisationID, organisationUserLinks.teamID],
      set: { isOrgAdmin: true },
    });
  return {
    type: 'OrganisationAdministratorChanged',
    message: `Team ${team.name} was made an administrator.`,
  };
}

async function makeUserAdministrator(
  transaction: DatabaseTransaction,
  organisationID: string,
  userID: string,
  caller: Caller,
): Promise<Entry> {
  const [user] = await transaction
    .select({ fullName: users.fullName, isEmailUnconfirmed: users.isEmailUnconfirmed })
    .from(users)
    .where(and(eq(users.userID, userID), isChoosableIn(transaction, organisationID, caller)));
  if (!user) throw badRequest('The user does not exist, or cannot be chosen here.');
  requireConfirmed([user]);
  await transaction
    .insert(organisationUserLinks)
    .values({ organisationID, userID, linkType: OrganisationUserLinkType.User, isOrgAdmin: true })
    .onConflictDoUpdate({
      target: [organisationUserLinks.organisationID, organisationUserLinks.userID],
      set: { isOrgAdmin: true },
    });
  return {
    type: 'OrganisationAdministratorChanged',
    message: `${user.fullName} was made an administrator.`,
  };
}

async function copyTemplate(
  transaction: DatabaseTransaction,
  organisationID: string,
  code: string,
): Promise<Entry[]> {
  const templates = await readConfigTemplates(transaction, organisationID);
  const template = templates.find(
    ({ organisationCode }) => organisationCode.toLowerCase() === code.toLowerCase(),
  );
  if (!template) throw badRequest(`There is no configuration template ${code} to start from.`);
  const copied = await copyPermissionGroups(transaction, template.organisationID, organisationID);
  return copied.map((name) => ({
    type: 'PermissionGroupChanged',
    message: `Permission group ${name} was copied from ${nameOf(template)}.`,
  }));
}
