import { listConsentDocuments } from './answers/consent-documents.gen';
import { acceptInvitation, validateInvitation } from './answers/invitations.gen';
import { query } from './calls';
import { useLinkCall } from './done';

export type * from './answers/invitations.gen';

/** Checks whether an invitation is valid, and for whom. */
export const useValidateInvitation = () =>
  useLinkCall(validateInvitation, {}, 'NotFound_InvitationExpiredOrMissing');

/** Accepts an invitation. An invitation works once. */
export const useAcceptInvitation = () =>
  useLinkCall(acceptInvitation, {}, 'NotFound_InvitationExpiredOrMissing');

export type * from './answers/consent-documents.gen';

/** The documents that a new person has to agree to. */
export const consentDocumentQueries = {
  list: () => query(['consent-documents'], listConsentDocuments, {}),
};
