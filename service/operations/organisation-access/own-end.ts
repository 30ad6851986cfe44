import { and, eq } from 'drizzle-orm';
import { OrganisationUserLinkType } from '../../../src/domain/contract/enums.gen';
import type { Caller } from '../../authentication/caller';
import {
  givingLinksOfUser,
  isGivingMember,
  isOfAncestor,
} from '../../authentication/organisation-role';
import { badRequest } from '../../contract/coded-error';
import type { Database } from '../../database/open-database';
import { organisationUserLinks, teamMembers, teams } from '../../database/schema/access';
import { organisationClosure } from '../../database/schema/organisations';
import { momentWords } from '../moment-text';

type Reader = Pick<Database, 'select'>;
type Person = Pick<Caller, 'userID' | 'isSuperUser'>;

/** Whom access is given to. */
interface Target {
  linkType: (typeof OrganisationUserLinkType)[keyof typeof OrganisationUserLinkType];
  teamUserID: string;
}

/**
 * Limits what a temporary administrator gives to themselves: it ends with the latest of their own ends,
 * or the end would be no end (decision 0125).
 */
export interface OwnLimit {
  /**
   * When the last way in by which the caller is an administrator ends; null for never. It is now if
   * the last one ended after the look at the role.
   */
  end: Date | null;
  /** The end of what the caller gives to somebody: that of the caller for themselves and their teams. */
  endFor(target: Target): Date | null;
  /** Whether the caller has something by access with this end, or none, for longer than that. */
  exceeds(target: Target, endsAt: Date | null): boolean;
  /** @throws Refusal if a change would give the caller more than that */
  require(target: Target, endsAt: Date | null): void;
}

/** Reads the limit before a change of access to an organisation, or of a team that it owns. */
export async function ownLimitOf(
  database: Reader,
  caller: Person,
  organisationID: string,
  now: Date,
): Promise<OwnLimit> {
  const end = caller.isSuperUser
    ? null
    : await latestEnd(database, caller.userID, organisationID, now);
  const teamIDs = end === null ? new Set<string>() : await teamsOf(database, caller.userID, end);
  const isOwn = ({ linkType, teamUserID }: Target) =>
    linkType === OrganisationUserLinkType.User
      ? teamUserID === caller.userID
      : teamIDs.has(teamUserID);
  const endFor = (target: Target) => (end !== null && isOwn(target) ? end : null);
  const exceeds = (target: Target, endsAt: Date | null) => {
    const limit = endFor(target);
    return limit !== null && (endsAt === null || endsAt > limit);
  };
  return {
    end,
    endFor,
    exceeds,
    require(target, endsAt) {
      if (end === null || !exceeds(target, endsAt)) return;
      throw badRequest(
        `Your own administrator access ends on ${momentWords(end)}. Another administrator has to give you access that lasts longer.`,
      );
    },
  };
}

/** Says for the audit log until when somebody put themselves into a team; nothing without an end. */
export const untilText = (endsAt: Date | null) =>
  endsAt ? ` until ${momentWords(endsAt)}, when their own administrator access ends` : '';

/** Returns the earlier of two ends; null stands for none. */
export const earlierOf = (a: Date | null, b: Date | null) => (a && b ? (a < b ? a : b) : (a ?? b));

/**
 * Finds when the last way in by which a person administers an organisation ends; null for never.
 * Without a way in it is now: nothing that they give to themselves may last.
 */
async function latestEnd(
  database: Reader,
  userID: string,
  organisationID: string,
  now: Date,
): Promise<Date | null> {
  const ways = await database
    .select({ link: organisationUserLinks.endsAt, membership: teamMembers.endsAt })
    .from(organisationUserLinks)
    .innerJoin(organisationClosure, isOfAncestor)
    .leftJoin(
      teamMembers,
      and(eq(teamMembers.teamID, organisationUserLinks.teamID), eq(teamMembers.userID, userID)),
    )
    .where(
      and(
        eq(organisationClosure.descendantID, organisationID),
        eq(organisationUserLinks.isOrgAdmin, true),
        givingLinksOfUser(database, userID, now),
      ),
    );
  const ends = ways.map(({ link, membership }) => earlierOf(link, membership));
  return ends.includes(null) ? null : new Date(Math.max(...ends.map(Number), Number(now)));
}

/**
 * Finds the teams of which a person is a member for longer than until `end`, and those that they can join
 * then as an administrator. An organisation that was moved may still give access to such a team.
 */
async function teamsOf(database: Reader, userID: string, end: Date): Promise<ReadonlySet<string>> {
  const joined = await database
    .select({ teamID: teamMembers.teamID })
    .from(teamMembers)
    .where(and(eq(teamMembers.userID, userID), isGivingMember(end)));
  const open = await database
    .select({ teamID: teams.teamID })
    .from(teams)
    .innerJoin(organisationClosure, eq(organisationClosure.descendantID, teams.ownerOrganisationID))
    .innerJoin(
      organisationUserLinks,
      eq(organisationUserLinks.organisationID, organisationClosure.ancestorID),
    )
    .where(
      and(eq(organisationUserLinks.isOrgAdmin, true), givingLinksOfUser(database, userID, end)),
    );
  return new Set([...joined, ...open].map(({ teamID }) => teamID));
}
