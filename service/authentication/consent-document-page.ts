import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../database/open-database';
import { consentDocuments } from '../database/schema/people';
import { sendNotice, sendPage } from '../pages/page-layout';

/**
 * Sends the text of a consent document (docs/product/account-and-anonymous.md#consent-documents).
 * It needs no session, because a person who accepts an invitation has none.
 */
export async function sendConsentDocument(context: Context, database: Database): Promise<Response> {
  const consentDocumentID = context.req.query('consentDocumentID') ?? '';
  const [found] = await database
    .select()
    .from(consentDocuments)
    .where(eq(consentDocuments.consentDocumentID, consentDocumentID));
  if (!found) {
    return sendNotice(context, 'Document not found', html`<p>There is no such document.</p>`, 404);
  }
  return sendPage(context, {
    title: found.title,
    content: html`
      <article>
        <h1>${found.title}</h1>
        <p class="dimmed">Version ${found.version}</p>
        ${found.body.split(/\n{2,}/).map((paragraph) => html`<p class="document">${paragraph}</p>`)}
      </article>`,
  });
}
