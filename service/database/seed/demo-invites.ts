import type { invites, inviteTokens } from '../schema/invites';
import { demoAccounts } from './demo-accounts';
import { daysAfter, daysBefore } from './demo-dates';
import type { DemoOrganisation } from './demo-organisations';
import type { DemoPerson } from './demo-people';
import type { DemoPermissionGroups } from './demo-permission-groups';
import { fixedIdentifier } from './fixed-identifiers';
import type { SeedRow } from './insert-rows';
import { SeededRandom } from './seeded-random';

/** Invitations with hashes that no token has, so that accepting one needs a new link. */
export interface DemoInvites {
  invites: SeedRow<typeof invites>[];
  tokens: SeedRow<typeof inviteTokens>[];
}

const daysOfValidity = 7;

/** Makes some to the administrator's licensee group, one to the ordinary user, and a few others. */
export function demoInvites(
  now: Date,
  organisations: readonly DemoOrganisation[],
  colleagues: ReadonlyMap<DemoOrganisation, DemoPerson[]>,
  groups: DemoPermissionGroups,
): DemoInvites {
  const random = new SeededRandom('invites');
  const made: DemoInvites = { invites: [], tokens: [] };
  const add = (
    organisation: DemoOrganisation,
    email: string,
    daysAgo: number,
    isOrgAdmin: boolean,
    example?: number,
  ) => {
    const sender = colleagues.get(organisation)?.[0]?.row;
    const organisationUserInviteID = example
      ? fixedIdentifier('invite', example)
      : random.identifier();
    const dateTimeCreated = daysBefore(now, daysAgo);
    const expiryDateTimeUTC = daysAfter(dateTimeCreated, daysOfValidity);
    made.invites.push({
      organisationUserInviteID,
      organisationID: organisation.row.organisationID,
      email,
      senderUserID: sender?.userID ?? null,
      senderName: sender?.fullName ?? 'Somebody',
      isOrgAdmin,
      permissionGroupIDs: isOrgAdmin ? [] : [groups.find(organisation, 'Managers')],
      rootNodes: [],
      teamMembershipIDs: [],
      dateTimeCreated,
      expiryDateTimeUTC,
    });
    made.tokens.push({
      tokenHash: random.hexadecimal(64),
      organisationUserInviteID,
      dateTimeExpires: expiryDateTimeUTC,
      isPassedOn: false,
      makerName: null,
      isFromMyAccount: false,
    });
  };

  for (const [number, organisation] of organisations.entries()) {
    if (number === 0) {
      add(organisation, 'new.person@demo.test', 1.5, false, 1);
      add(organisation, 'second.manager@demo.test', 5.8, true);
      add(organisation, 'too.late@demo.test', 9, false);
    } else if (number === 1) {
      add(organisation, demoAccounts.ordinaryUser.email, 2, false, 2);
    } else if (random.chance(0.25)) {
      add(organisation, `invited${number}@demo.test`, random.between(0, 12), random.chance(0.2));
    }
  }
  return made;
}
