import { queryOptions } from '@tanstack/react-query';
import { listConsentDocuments } from './answers/consent-documents.gen';
import { client, resultOf } from './client';

export type { ConsentDocument } from './schema.gen';

/** The documents that a new person has to agree to (GET api/consentdocuments). */
export const consentDocumentQueries = {
  list: () =>
    queryOptions({
      queryKey: ['consent-documents'],
      queryFn: ({ signal }) =>
        resultOf(client.GET('/api/consentdocuments', { signal }), listConsentDocuments),
    }),
};
