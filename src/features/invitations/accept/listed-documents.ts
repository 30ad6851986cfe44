import type { ConsentDocument } from '~/api/consent-documents';

/** The documents that can be agreed to: each once, and none without an id to send. */
export function listedDocuments(documents: readonly (ConsentDocument | null)[]): ConsentDocument[] {
  const known = new Map<string, ConsentDocument>();
  for (const document of documents) {
    if (document?.consentDocumentID) known.set(document.consentDocumentID, document);
  }
  return [...known.values()];
}
