import type { AcceptInvitationRequest } from '~/api/invitations';

/**
 * What is sent in the place of a name and a password where there is none to send
 * (docs/product/account-and-anonymous.md#placeholders).
 */
export type Placeholders = Omit<AcceptInvitationRequest, 'email' | 'token'>;

/**
 * The password is a new one that nobody knows: a server that made an account of it would otherwise
 * have made one that everybody can sign in to.
 */
export function newPlaceholders(): Placeholders {
  const random = crypto.getRandomValues(new Uint8Array(24));
  return {
    userShortName: 'placeholder',
    userFullName: 'placeholder',
    userPassword: Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    locale: 'en-GB',
    defaultCurrency: 'GBP',
    consentDocumentIds: [],
  };
}
