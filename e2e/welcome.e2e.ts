import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../scripts/commands/lib/free-port';
import type { Served } from '../scripts/commands/lib/served';
import { startService } from '../scripts/commands/lib/start-service';
import { mailServer } from '../service/testing/mail-server';
import { testEncryptionKey } from '../service/testing/secret-keys';
import { fillSignIn } from './support/pages/sign-in';
import { OrganisationsPage } from './support/records/organisations';

// A new platform: DEMO is off, and the first super user is the only user.

const firstPort = Number(process.env.E2E_PORT ?? 4273) + 8;
const account = { email: 'first@demo.test', password: 'Seven-gulls-at-noon' };
let server: Served;
let mails: Awaited<ReturnType<typeof mailServer>>;

test.beforeAll(async () => {
  mails = await mailServer();
  server = await startService({
    port: await freePort(firstPort),
    environment: {
      DEMO: 'off',
      ENCRYPTION_KEY: testEncryptionKey,
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      MAIL_FROM: 'console@demo.test',
      FIRST_SUPER_USER_EMAIL: account.email,
      FIRST_SUPER_USER_PASSWORD: account.password,
    },
  });
});

test.afterAll(async () => {
  await server?.stop();
  mails?.close();
});

const welcome = (page: Page) => page.getByRole('region', { name: 'Welcome' });
const done = (page: Page) => welcome(page).getByText('Done', { exact: true });
const summary = (page: Page) => page.goto(`${server.origin}/admin`);

test('the first super user is led to the first instance, organisation and invitation', async ({
  page,
}) => {
  await page.goto(`${server.origin}/authentication/login?returnUrl=%2Fadmin`);
  await fillSignIn(page, account.email, account.password);
  await expect(page).toHaveURL(`${server.origin}/admin`);
  await expect(welcome(page)).toContainText('This platform is new.');
  await expect(done(page)).toHaveCount(0);

  await welcome(page).getByRole('link', { name: 'Create a POS Core instance' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Core One');
  await page.getByRole('textbox', { name: 'Uri', exact: true }).fill('https://core.demo.test');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`${server.origin}/admin/poscoreinstances`);

  await summary(page);
  await expect(done(page)).toHaveCount(1);
  await welcome(page).getByRole('link', { name: 'Create an organisation' }).click();
  const organisations = new OrganisationsPage(page);
  await organisations.field('Organisation Code').fill('FIRST');
  await organisations.field('Name').fill('First Dealer');
  await organisations.choose('POS Core Instance', 'Core One');
  await organisations.save();
  await expect(organisations.row('First Dealer')).toHaveAttribute('aria-selected', 'true');

  await summary(page);
  await expect(done(page)).toHaveCount(2);
  await welcome(page).getByRole('link', { name: 'Invite a person' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('second@demo.test');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^The invitation was sent to second@demo\.test/)).toBeVisible();
  expect(mails.text()).toContain('RCPT TO:<second@demo.test>');

  await summary(page);
  await expect(done(page)).toHaveCount(3);
  await expect(welcome(page)).toContainText('The platform is ready');
  await welcome(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Clients' })).toBeVisible();
  await expect(welcome(page)).toHaveCount(0);
});
