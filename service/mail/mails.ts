import type { Mail } from './mailer';

/** A person who gets a mail, or whom it names. */
interface Person {
  email: string;
  fullName: string;
}

interface Invitation {
  email: string;
  senderName: string;
  organisationName: string;
  link: string;
  expires: Date;
}

/**
 * Returns the name that somebody has chosen for a person or an organisation, for a mail; `otherwise` instead
 * of none, or of one with an address, which a mail program would show as a link to another site.
 */
const nameOr = (otherwise: string, name: string) =>
  name === '' || /:\/\/|\S[.。](?:\p{L}{2}|\d)/u.test(name.normalize('NFKC')) ? otherwise : name;

const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const momentWords = (moment: Date) => `${format.format(moment)} UTC`;

/** Makes the mail that invites a person to an organisation. */
export function invitationMail(invitation: Invitation): Mail {
  const { email, link, expires } = invitation;
  const sender = nameOr('An administrator', invitation.senderName);
  const organisation = nameOr('an organisation', invitation.organisationName);
  return mail(email, `Invitation to ${organisation}`, [
    `${sender} invites you to ${organisation}.`,
    'Open this link to accept the invitation:',
    link,
    `The link works until ${momentWords(expires)}. It is for you alone: whoever has it can accept the invitation in your place.`,
    'If you did not expect this message, you need not do anything.',
  ]);
}

/**
 * Makes the mail to the invited address after somebody has opened a link that was passed on, which
 * proves nothing about them (decision 0074).
 */
export function openedInvitationMail(invitation: Invitation): Mail {
  const { email, link, expires } = invitation;
  const sender = nameOr('An administrator', invitation.senderName);
  const organisation = nameOr('an organisation', invitation.organisationName);
  return mail(email, `Confirm your invitation to ${organisation}`, [
    `${sender} has invited you to ${organisation}, and somebody has opened a link to the invitation.`,
    'If it was you, open this link to accept the invitation:',
    link,
    `The link works until ${momentWords(expires)}. It is for you alone: whoever has it can accept the invitation in your place.`,
    'If it was not you, you need not do anything. Nobody has joined with your address.',
  ]);
}

/** Makes the mail whose link sets a new password. */
export function passwordResetMail(reset: Person & { link: string; minutes: number }): Mail {
  const { email, fullName, link, minutes } = reset;
  return mail(email, 'Reset your password', [
    `Hello ${nameOr(email, fullName)},`,
    'A new password was asked for your account. Open this link to set it:',
    link,
    `The link works once, within ${minutes} minutes. It is for you alone: whoever has it can set your password.`,
    'If you did not ask for it, you need not do anything. Your password stays as it is.',
  ]);
}

/** Makes the mail about a changed password, in case somebody else changed it. */
export function passwordChangedMail(change: Person & { changed: Date }): Mail {
  const { email, fullName, changed } = change;
  return mail(email, 'Your password was changed', [
    `Hello ${nameOr(email, fullName)},`,
    `The password of your account was changed on ${momentWords(changed)}.`,
    'If you did not do this, please reset your password and tell your administrator at once.',
  ]);
}

/** Makes the mail to a new address. Its link proves that the person who asked reads the address. */
export function confirmEmailMail(change: Person & { link: string; expires: Date }): Mail {
  const { email, fullName, link, expires } = change;
  return mail(email, 'Confirm your new email address', [
    `${nameOr('Somebody', fullName)} wants to sign in with this address from now on.`,
    'Open this link, and confirm the address with the password of the account:',
    link,
    `The link works until ${momentWords(expires)}. Until it is used, the account keeps its address.`,
    'If you did not expect this message, you need not do anything.',
  ]);
}

/** Makes the mail to the owner of an address that somebody else asked for. */
export function emailAskedForMail({ email, fullName }: Person): Mail {
  return mail(email, 'Somebody asked for your email address', [
    `${nameOr('Somebody', fullName)} wanted to sign in to another account with this address from now on.`,
    'Nothing was changed, because it is the address of your account. You need not do anything.',
    'If the other account is yours as well, please use another address for it.',
  ]);
}

/** Makes the mail to the previous address of an account, in case somebody else changed it. */
export function emailChangedMail(previous: string, email: string, changed: Date): Mail {
  return mail(previous, 'Your email address was changed', [
    `The address of your account was changed on ${momentWords(changed)}. You sign in with ${email} now.`,
    'If you did not do this, please tell your administrator at once.',
  ]);
}

function mail(to: string, subject: string, paragraphs: string[]): Mail {
  return { to, subject, text: paragraphs.join('\n\n') };
}

/**
 * Ends a mail with the console that sends it, and the account that it is about. That is the receiver's
 * address: it may be all that a stranger may know of the account.
 */
export function withSender(written: Mail, publicUrl: string): Mail {
  const end = `The Authentication console at ${publicUrl} sent this message to ${written.to}.`;
  return mail(written.to, written.subject, [written.text, end]);
}
