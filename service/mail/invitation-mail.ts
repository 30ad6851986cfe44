import type { Mail } from './mailer';

interface Invitation {
  email: string;
  senderName: string;
  organisationName: string;
  link: string;
  expires: Date;
}

const momentFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Makes the mail that invites a person to an organisation. */
export function invitationMail(invitation: Invitation): Mail {
  const { email, organisationName, link, expires } = invitation;
  const sender = invitation.senderName || 'An administrator';
  return {
    to: email,
    subject: `Invitation to ${organisationName}`,
    text: [
      `${sender} invites you to ${organisationName}.`,
      'Open this link to accept the invitation:',
      link,
      `The link works until ${momentFormat.format(expires)} UTC. It is for you alone: whoever has it can accept the invitation in your place.`,
      'If you did not expect this message, you need not do anything.',
    ].join('\n\n'),
  };
}
