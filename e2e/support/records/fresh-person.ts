import type { APIRequestContext, Browser } from '@playwright/test';
import { demoPassword, superUser } from '../../../service/database/seed/demo-accounts';
import type { ConsentDocument } from '../../../src/api/schema.gen';
import { signedInState } from '../pages/sign-in';
import { postJson, readJson } from './calls';
import { createInvite, freshAddress, mailedLinks } from './team-records';

/**
 * Creates an account of Harbour Restaurants that no other test uses, by an invitation, and signs it
 * in.
 * @returns the address, and the session for a separate browser context
 */
export async function freshPerson(browser: Browser, origin: string, fullName: string) {
  const inviting = await browser.newContext({
    baseURL: origin,
    storageState: await signedInState(browser, origin, superUser),
  });
  const email = freshAddress();
  await createInvite(inviting.request, email);
  await accept(inviting.request, email, fullName);
  await inviting.close();
  return { email, storageState: await signedInState(browser, origin, email) };
}

async function accept(request: APIRequestContext, email: string, fullName: string) {
  const [link = ''] = await mailedLinks(request, email);
  const token = new URL(link).pathname.split('/')[3];
  const documents = await readJson<ConsentDocument[]>(request, '/api/consentdocuments');
  await postJson(request, '/invitations/accept', {
    email,
    token,
    userShortName: 'New',
    userFullName: fullName,
    userPassword: demoPassword,
    locale: 'en-GB',
    defaultCurrency: 'GBP',
    consentDocumentIds: documents.map(({ consentDocumentID }) => consentDocumentID),
  });
}
