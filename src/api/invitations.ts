import { listConsentDocuments } from './answers/consent-documents.gen';
import { acceptInvitation, validateInvitation } from './answers/invitations.gen';
import { query } from './calls';
import { useDone } from './done';

export type * from './answers/invitations.gen';

/** Checks whether an invitation is valid, and for whom. */
export const useValidateInvitation = () => useDone(validateInvitation, {});

/** Accepts an invitation. An invitation works once. */
export const useAcceptInvitation = () => useDone(acceptInvitation, {});

export type * from './answers/consent-documents.gen';

/** The documents that a new person has to agree to. */
export const consentDocumentQueries = {
  list: () => query(['consent-documents'], listConsentDocuments, {}),
};
