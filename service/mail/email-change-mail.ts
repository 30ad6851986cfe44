import type { Mail } from './mailer';

interface NewAddress {
  email: string;
  fullName: string;
  link: string;
  hours: number;
}

/** Makes the mail to a new address. Its link proves that the person who asked reads the address. */
export function confirmEmailMail({ email, fullName, link, hours }: NewAddress): Mail {
  return {
    to: email,
    subject: 'Confirm your new email address',
    text: [
      `${fullName || 'Somebody'} wants to sign in with this address from now on.`,
      'Open this link to confirm the address:',
      link,
      `The link works for ${hours} hours. Until it is used, the account keeps its address.`,
      'If you did not expect this message, you need not do anything.',
    ].join('\n\n'),
  };
}

/** Makes the mail to the owner of an address that somebody else asked for. */
export function emailAskedForMail({
  email,
  fullName,
}: Pick<NewAddress, 'email' | 'fullName'>): Mail {
  return {
    to: email,
    subject: 'Somebody asked for your email address',
    text: [
      `${fullName || 'Somebody'} wanted to sign in to another account with this address from now on.`,
      'It is the address of your account, so that nothing was changed. You need not do anything.',
      'If the other account is yours as well, please use another address for it.',
    ].join('\n\n'),
  };
}

/** Makes the mail to the previous address of an account, in case somebody else changed it. */
export function emailChangedMail(previous: string, email: string): Mail {
  return {
    to: previous,
    subject: 'Your email address was changed',
    text: [
      `The address of your account is ${email} from now on. You sign in with it.`,
      'If you did not do this, please tell your administrator at once.',
    ].join('\n\n'),
  };
}
