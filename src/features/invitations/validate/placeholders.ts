import type { AcceptInvitationRequest } from '~/api/invitations';

/**
 * Placeholders for a call that needs a name and a password when the page has none
 * (docs/product/account-and-anonymous.md#placeholders).
 */
export type Placeholders = Omit<AcceptInvitationRequest, 'email' | 'token'>;

/**
 * Creates placeholders with a random password, which nobody knows. With a fixed one, a server that
 * made an account of it would make one that everybody can sign in to.
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
