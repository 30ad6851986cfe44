/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import { safeReturnUrl } from '../../../service/authentication/return-url';
import { NoticePage } from '../panel/notice-page';
import { sendPage } from '../panel/send-page';
import { SignInPage } from '../panel/sign-in-page';
import { isPersona } from '../personas';
import { documentedResponse } from '../scenarios';
import type { MockStateStore } from './mock-state';

/** Replaces the authentication service's own pages. Mounted at /authentication. */
export function authenticationPages(operations: ContractOperation[], states: MockStateStore): Hono {
  const pages = new Hono();
  pages.get('/login', (context) =>
    sendPage(
      context,
      <SignInPage
        title="Sign in to the mock"
        returnUrl={safeReturnUrl(context.req.query('returnUrl'))}
      />,
    ),
  );
  pages.post('/login', async (context) => {
    const form = await context.req.formData();
    const persona = String(form.get('persona') ?? '');
    if (!isPersona(persona)) return context.text('There is no such persona.', 400);
    states.writePersona(context, persona);
    return context.redirect(safeReturnUrl(String(form.get('returnUrl') ?? '')), 303);
  });
  pages.get('/logout', (context) => {
    states.writePersona(context, 'none');
    return sendPage(context, <SignInPage title="You are signed out" returnUrl="/" />);
  });
  pages.get('/ViewConsentDocument', (context) => {
    const id = context.req.query('consentDocumentID') ?? '';
    const title = consentDocumentTitles(operations).get(id);
    if (title === undefined) {
      return sendPage(
        context,
        <NoticePage title="No such consent document">
          <p>The contract's examples have none with the id {id}.</p>
        </NoticePage>,
        404,
      );
    }
    return sendPage(
      context,
      <NoticePage title={title}>
        <p>The authentication service shows the text of this document here.</p>
      </NoticePage>,
    );
  });
  pages.all('*', (context) => context.notFound());
  return pages;
}

function consentDocumentTitles(operations: ContractOperation[]): Map<string, string> {
  const operation = operations.find((entry) => entry.operationId === 'listConsentDocuments');
  const examples = operation ? (documentedResponse(operation, 200)?.examples ?? []) : [];
  const documents = examples.flatMap(
    ({ value }) => value as { consentDocumentID: string; title: string }[],
  );
  return new Map(documents.map((document) => [document.consentDocumentID, document.title]));
}
