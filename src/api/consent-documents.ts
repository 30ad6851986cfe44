import { listConsentDocuments } from './answers/consent-documents.gen';
import { query } from './calls';

export type * from './answers/consent-documents.gen';

/** The documents that a new person has to agree to. */
export const consentDocumentQueries = {
  list: () => query(['consent-documents'], listConsentDocuments, {}),
};
