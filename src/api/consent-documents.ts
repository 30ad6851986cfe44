import { queryOptions } from '@tanstack/react-query';
import { client, listOf } from './client';

export type { ConsentDocument } from './schema.gen';

/** What a new person has to agree to (GET api/consentdocuments). */
export const consentDocumentQueries = {
  list: () =>
    queryOptions({
      queryKey: ['consent-documents'],
      queryFn: ({ signal }) => listOf(client.GET('/api/consentdocuments', { signal })),
    }),
};
