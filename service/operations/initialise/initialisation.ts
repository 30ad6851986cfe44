import { and, eq } from 'drizzle-orm';
import type { InitialiseRequest } from '../../../src/api/schema.gen';
import { OrganisationUserLinkType } from '../../../src/domain/contract/enums.gen';
import { textKey } from '../../../src/domain/stored-text';
import type { AuditEntry } from '../../audit-log';
import { fieldChange, recordChange } from '../../audit-log/record-change';
import type { Caller } from '../../authentication/caller';
import { badRequest } from '../../contract/coded-error';
import type { DatabaseTransaction } from '../../database/open-database';
import { organisationUserLinks } from '../../database/schema/access';
import { organisations } from '../../database/schema/organisations';
import { users } from '../../database/schema/people';
import { findTeams } from '../find-teams';
import { momentWords } from '../moment-text';
import { ownLimitOf } from '../organisation-access/own-end';
import { isChoosableIn } from '../organisation-access/people';
import { nameOf } from '../organisations/save';
import { withinOwnEnd } from '../permission-groups/within-own-end';
import { requireConfirmed } from '../unconfirmed-people';
import { automaticAcceptanceText } from '../version-authorisations/automatic-acceptances';
import { readConfigTemplates } from './config-templates';
import { copyPermissionGroups } from './copy-permission-groups';
import { authoriseNewestVersions } from './newest-versions';

type OrganisationRow = typeof organisations.$inferSelect;
type Entry = Pick<AuditEntry, 'type' | 'message' | 'record'>;
type Saving = { caller: Caller; now: Date };

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
      record: recordChange('Organisation', organisationID, organisation, {
        ...organisation,
        initialised: true,
        currencyCode,
      }),
    },
  ];
  const saving = { caller, now };
  const { initialAdminTeamID, initialAdminUserID, defaultConfigTemplateOrgCode } = request;
  if (initialAdminTeamID !== null) {
    done.push(
      ...(await makeTeamAdministrator(transaction, organisationID, initialAdminTeamID, saving)),
    );
  }
  if (initialAdminUserID !== null) {
    done.push(
      ...(await makeUserAdministrator(transaction, organisationID, initialAdminUserID, saving)),
    );
  }
  const { authorisedAppIds } = request;
  const versions = await authoriseNewestVersions(transaction, organisation, authorisedAppIds, now);
  for (const { name: part, version: after, acceptance } of versions) {
    done.push({
      type: 'VersionsAuthorised',
      message: `${part} ${after} was authorised.`,
      record: fieldChange('Organisation', organisationID, {
        field: 'authorisedVersion',
        part,
        after,
      }),
    });
    if (!acceptance) continue;
    const message = automaticAcceptanceText(acceptance, `${part} ${after}`);
    done.push({ type: 'VersionAccepted', message });
  }
  if (defaultConfigTemplateOrgCode !== null) {
    const copy = () => copyTemplate(transaction, organisationID, defaultConfigTemplateOrgCode);
    done.push(...(await withinOwnEnd(transaction, organisationID, saving, copy)));
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
  saving: Saving,
): Promise<Entry[]> {
  const [team] = await findTeams(transaction, [teamID], organisationID);
  if (!team) {
    throw badRequest('The team does not exist, or is not one of this organisation or above it.');
  }
  return makeAdministrator(transaction, { organisationID, teamID }, `Team ${team.name}`, saving);
}

async function makeUserAdministrator(
  transaction: DatabaseTransaction,
  organisationID: string,
  userID: string,
  saving: Saving,
): Promise<Entry[]> {
  const { caller, now } = saving;
  const [user] = await transaction
    .select({ fullName: users.fullName, isEmailUnconfirmed: users.isEmailUnconfirmed })
    .from(users)
    .where(and(eq(users.userID, userID), isChoosableIn(transaction, organisationID, caller, now)));
  if (!user) throw badRequest('The user does not exist, or cannot be chosen here.');
  requireConfirmed([user]);
  return makeAdministrator(transaction, { organisationID, userID }, user.fullName, saving);
}

/**
 * Makes a team or a person an administrator, whether they have access already or not.
 * @returns an entry for each thing that changes
 */
async function makeAdministrator(
  transaction: DatabaseTransaction,
  target: { organisationID: string; teamID?: string; userID?: string },
  name: string,
  { caller, now }: Saving,
): Promise<Entry[]> {
  const { organisationID, teamID, userID } = target;
  const { User, Team } = OrganisationUserLinkType;
  const column = teamID === undefined ? 'userID' : 'teamID';
  const isTarget = eq(organisationUserLinks[column], target[column] ?? '');
  const [before] = await transaction
    .select({ isOrgAdmin: organisationUserLinks.isOrgAdmin, endsAt: organisationUserLinks.endsAt })
    .from(organisationUserLinks)
    .where(and(eq(organisationUserLinks.organisationID, organisationID), isTarget));
  const linkType = column === 'teamID' ? Team : User;
  const limit = await ownLimitOf(transaction, caller, organisationID, now);
  const given = { linkType, teamUserID: teamID ?? userID ?? '' };
  if (before) limit.require(given, null);
  const endsAt = limit.endFor(given);
  const [link] = await transaction
    .insert(organisationUserLinks)
    .values({ ...target, linkType, isOrgAdmin: true, endsAt })
    .onConflictDoUpdate({
      target: [organisationUserLinks.organisationID, organisationUserLinks[column]],
      // An access that ends would leave the organisation without its administrator.
      set: { isOrgAdmin: true, endsAt: null },
    })
    .returning({ id: organisationUserLinks.organisationUserLinkID });
  if (!link) throw new Error('An access link was not returned.');
  const entries: Entry[] = [];
  if (!before) {
    entries.push({
      type: 'UserLinkedToOrganisation',
      message: `${name} was given access.`,
      record: recordChange('AccessLink', link.id, undefined, { teamUserName: name }),
    });
  }
  if (!before?.isOrgAdmin) {
    const until = endsAt ? ` until ${momentWords(endsAt)}, as ${caller.fullName} is one` : '';
    const made = { isOrgAdmin: true, endsAt: endsAt && momentWords(endsAt) };
    entries.push({
      type: 'OrganisationAdministratorChanged',
      message: `${name} was made an administrator${until}.`,
      record: recordChange('AccessLink', link.id, { isOrgAdmin: false, endsAt: null }, made),
    });
  }
  if (before?.endsAt) {
    const ended = { endsAt: momentWords(before.endsAt) };
    entries.push({
      type: 'OrganisationAccessChanged',
      message: `The access of ${name} has no end any more.`,
      record: recordChange('AccessLink', link.id, ended, { endsAt: null }),
    });
  }
  return entries;
}

async function copyTemplate(
  transaction: DatabaseTransaction,
  organisationID: string,
  code: string,
): Promise<Entry[]> {
  const templates = await readConfigTemplates(transaction, organisationID);
  const template = templates.find(
    ({ organisationCode }) => textKey(organisationCode) === textKey(code),
  );
  if (!template) throw badRequest(`There is no configuration template ${code} to start from.`);
  const copied = await copyPermissionGroups(transaction, template.organisationID, organisationID);
  return copied.map(({ group, permissions }) => ({
    type: 'PermissionGroupChanged',
    message: `Permission group ${group.name} was copied from ${nameOf(template)}.`,
    record: recordChange('PermissionGroup', group.userPermissionGroupID, undefined, {
      ...group,
      permissions,
    }),
  }));
}
