import { eq } from 'drizzle-orm';
import type { OrganisationUserLink } from '../../src/api/schema.gen';
import { OrganisationUserLinkType } from '../../src/domain/contract/enums.gen';
import { type AuditEntry, writeAuditLog } from '../audit-log';
import { recordChange } from '../audit-log/record-change';
import { onlyAdministrators } from '../authentication/authorise';
import type { Caller } from '../authentication/caller';
import { badRequest, CodedError } from '../contract/coded-error';
import { Refusal } from '../contract/refusal';
import { organisationUserLinks } from '../database/schema/access';
import { handler } from './handler';
import { readFounded, withdrawUnfounded } from './invitations/sent-invitations';
import { momentText, momentWords, readMoment } from './moment-text';
import { watchGains } from './organisation-access/gained-rights';
import { nameOf } from './organisation-access/link-history';
import { peopleOf, requireConfirmedTarget } from './organisation-access/links';
import { lossOfOwnAccess } from './organisation-access/own-access';
import { ownLimitOf } from './organisation-access/own-end';
import { findLink, readEnds } from './organisation-access/read';
import { findOrganisation, noOrganisation } from './organisation-of-path';

export const listAccessEnds = handler(
  'listAccessEnds',
  'administrator-of-organisation',
  async ({ database, params }) => {
    if (!(await findOrganisation(database, params.orgId))) return noOrganisation;
    const ends = [...(await readEnds(database, params.orgId))];
    const body = ends.map(([organisationUserLinkID, endsAt]) => ({
      organisationUserLinkID,
      endsAt: momentText(endsAt),
    }));
    return { status: 200, body };
  },
);

export const setAccessEnd = handler(
  'setAccessEnd',
  'administrator-of-organisation',
  async ({ database, params, body, caller, now }) => {
    const { organisationUserLinkID: id } = body;
    const endsAt = readMoment(body.endsAt, 'endsAt');
    await database.transaction(async (transaction) => {
      const organisation = await findOrganisation(transaction, params.orgId);
      if (!organisation) throw new CodedError<'setAccessEnd'>(404, noOrganisation.body);
      const { organisationID } = organisation;
      const link = await findLink(transaction, organisationID, id);
      if (!link) throw badRequest('The access link does not exist in this organisation.');
      // Of two who end each other's access at the same moment, the second is no administrator any more.
      if ((await lossOfOwnAccess(transaction, caller, organisationID, now)) !== null) {
        throw new Refusal(403, onlyAdministrators);
      }
      const before = (await readEnds(transaction, organisationID)).get(id) ?? null;
      if (before?.getTime() === endsAt?.getTime()) return;
      if (isOwn(link, caller)) {
        throw badRequest('Another administrator has to set the end of your own access.');
      }
      if (before && (endsAt === null || endsAt > before)) requireConfirmedTarget(link);
      (await ownLimitOf(transaction, caller, organisationID, now)).require(link, endsAt);
      // An end that comes later must not take the access of the caller either, unless it is lost then
      // in any case.
      const moment = endsAt !== null && endsAt > now ? endsAt : now;
      const loss = () => lossOfOwnAccess(transaction, caller, organisationID, moment);
      const isLostAnyway = (await loss()) !== null;
      // What ends now ends for the invitations as well.
      const senders = endsAt && endsAt <= now ? await peopleOf(transaction, [link]) : [];
      const founded = await readFounded(transaction, { senders }, now);
      await watchGains(transaction, { by: caller, now }, async () => {
        await transaction
          .update(organisationUserLinks)
          .set({ endsAt })
          .where(eq(organisationUserLinks.organisationUserLinkID, id));
      });
      if (!isLostAnyway && (await loss()) !== null) {
        throw badRequest('Your own administrator access comes through this team.');
      }
      const entry: AuditEntry = {
        type: 'OrganisationAccessChanged',
        caller,
        organisation,
        message: `The access of ${nameOf(link)} ${endText(before, endsAt, now)}.`,
        record: recordChange(
          'AccessLink',
          id,
          { endsAt: before && momentWords(before) },
          { endsAt: endsAt && momentWords(endsAt) },
        ),
      };
      const withdrawal = await withdrawUnfounded(transaction, founded, { caller, now });
      await writeAuditLog(transaction, now, [entry, ...withdrawal.entries]);
    });
    const answer = { organisationUserLinkID: id, endsAt: endsAt && momentText(endsAt) };
    return { status: 200, body: answer };
  },
);

/** Says for the audit log what a new end does: one in the past ends what gave access until now. */
function endText(before: Date | null, endsAt: Date | null, now: Date): string {
  const ended = before !== null && before <= now ? momentWords(before) : null;
  const again = ended === null ? '' : 'is given again, and ';
  if (endsAt === null) return `${again}has no end any more`;
  const end = momentWords(endsAt);
  if (endsAt > now) return `${again}ends on ${end}`;
  if (ended === null) return `was ended at once, with the end ${end}`;
  return `had ended already. The end ${ended} was changed to ${end}`;
}

const isOwn = ({ linkType, teamUserID }: OrganisationUserLink, { userID }: Caller) =>
  linkType === OrganisationUserLinkType.User && teamUserID === userID;
