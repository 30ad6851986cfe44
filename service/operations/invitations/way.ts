import type { invites, inviteTokens } from '../../database/schema/invites';

/** How a link reached whoever opened it. */
export type Way = Pick<
  typeof inviteTokens.$inferSelect,
  'isPassedOn' | 'makerName' | 'isFromMyAccount'
>;

/** Whether only a person who reads the mail of the invited address can have the link. */
export const isMailed = ({ isPassedOn, isFromMyAccount }: Way) => !isPassedOn && !isFromMyAccount;

/** Describes the way for the audit log. */
export function wayText({ isPassedOn, makerName, isFromMyAccount }: Way): string {
  if (isFromMyAccount) return 'from My Account';
  return isPassedOn ? `by a link that ${makerName ?? 'somebody'} passed on` : 'by the mailed link';
}

/**
 * Says for the audit log in whose session a link was opened.
 * @param invited undefined for an invited person without an account
 */
export function sessionText(
  caller: { userID: string; fullName: string } | null,
  invited: { userID: string } | undefined,
): string {
  if (caller === null) return ' Nobody was signed in.';
  return caller.userID === invited?.userID ? '' : ` ${caller.fullName} was signed in.`;
}

/** Names for the audit log who answers for what an invitation grants. */
export const senderText = ({ senderName }: Pick<typeof invites.$inferSelect, 'senderName'>) =>
  `invited by ${senderName}`;
