import type { Mail } from './mailer';

interface Reset {
  email: string;
  fullName: string;
  link: string;
  minutes: number;
}

/** Makes the mail whose link sets a new password. */
export function passwordResetMail({ email, fullName, link, minutes }: Reset): Mail {
  return {
    to: email,
    subject: 'Reset your password',
    text: [
      `Hello ${fullName || email},`,
      'A new password was asked for your account. Open this link to set it:',
      link,
      `The link works once, within ${minutes} minutes. It is for you alone: whoever has it can set your password.`,
      'If you did not ask for it, you need not do anything. Your password stays as it is.',
    ].join('\n\n'),
  };
}

/** Makes the mail about a changed password, in case somebody else changed it. */
export function passwordChangedMail({ email, fullName }: Omit<Reset, 'link' | 'minutes'>): Mail {
  return {
    to: email,
    subject: 'Your password was changed',
    text: [
      `Hello ${fullName || email},`,
      'The password of your account was changed a moment ago.',
      'If you did not do this, please reset your password and tell your administrator at once.',
    ].join('\n\n'),
  };
}
