import { handler } from './handler';
import { readLatestDocuments } from './latest-documents';

export const listConsentDocuments = handler(
  'listConsentDocuments',
  'anonymous',
  async ({ database }) => ({
    status: 200,
    body: await readLatestDocuments(database),
  }),
);
