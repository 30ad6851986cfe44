import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { fillSignIn } from '../support/pages/sign-in';

test('signing in answers with the page that follows, and no form is ever sent again', async ({
  page,
  complaints,
}) => {
  complaints.provoke(/status of 422/);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    documents.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const login = '/authentication/login?returnUrl=/admin/users%3Fq=admin';
  await page.goto(login);
  await fillSignIn(page, superUser, 'no-such-password-1');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.reload();
  await fillSignIn(page, superUser);
  const grid = page.getByRole('heading', { name: 'Users', exact: true });
  await expect(grid).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users\?q=admin$/);
  expect(documents).toEqual([
    'GET /authentication/login',
    'POST /authentication/login',
    'GET /authentication/login',
    'POST /authentication/login',
  ]);

  await page.reload();
  await expect(grid).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.goForward();
  await expect(grid).toBeVisible();
  expect(documents.slice(4)).toEqual([
    'GET /admin/users',
    'GET /authentication/login',
    'GET /admin/users',
  ]);
});
