import type { Page } from '@playwright/test';
import {
  demoAccounts,
  organisationAdministrator,
} from '../../../service/database/seed/demo-accounts';
import { fixedIdentifier } from '../../../service/database/seed/fixed-identifiers';
import type { AccessEnd } from '../../../src/api/schema.gen';
import { touchPage } from '../../support/pages/history';
import { withAnswers } from './answers';
import { seenBy } from './screen';

const links = `/organisation/${fixedIdentifier('organisation', 3)}/links`;
const { administrator, ordinaryUser } = demoAccounts;

/** Answers an end that comes soon, and one that was, by the page's clock: it stands in pictures only. */
async function withEnds(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
  const ends: AccessEnd[] = [
    { organisationUserLinkID: fixedIdentifier('link', 2), endsAt: inHours(199) },
    { organisationUserLinkID: fixedIdentifier('link', 3), endsAt: inHours(-41) },
  ];
  await withAnswers({ 'api/organisation/*/accessends': ends })(page);
}

/** Who has access, why, and until when. */
export const accessScreens = seenBy(organisationAdministrator, [
  {
    name: 'who-may-do-this',
    route: '/organisation/$orgId/links',
    path: links,
    shows: 'Ada Marchetti',
    act: async (page) => {
      await page.getByRole('button', { name: 'Who has a permission?' }).click();
      const panel = page.getByRole('dialog', { name: 'Who has a permission?' });
      for (const [label, text] of [
        ['Permission', 'Publish (Config)'],
        ['Place', 'Quay Street'],
      ] as const) {
        await panel.getByRole('combobox', { name: label }).fill(text);
        await page.getByRole('option', { name: text }).first().click();
      }
      await panel.getByRole('link', { name: 'Uma Olsen', exact: true }).waitFor();
    },
    isNarrowToo: true,
  },
  {
    name: 'two-people-compared',
    route: '/organisation/$orgId/links',
    path: `${links}?why=true&person=${administrator.userID}&with=${ordinaryUser.userID}`,
    shows: 'PLUs (Config)',
    isNarrowToo: true,
  },
  {
    name: 'access-that-ends',
    route: '/organisation/$orgId/links',
    path: `${links}?hide=isOrgAdmin,userEmail&sort=-endsAt`,
    shows: 'Ada Marchetti',
    before: withEnds,
    act: async (page) => {
      await touchPage(page);
      await page.getByText('Ends soon', { exact: true }).first().waitFor();
    },
  },
  {
    name: 'end-of-an-access',
    route: '/organisation/$orgId/links/edit/$id',
    path: `${links}/edit/${fixedIdentifier('link', 2)}`,
    shows: 'Quay Street',
    before: withEnds,
    act: async (page) => {
      await touchPage(page);
      await page.getByRole('button', { name: 'Change the end...' }).click();
      await page.getByRole('dialog', { name: 'Access Ends' }).waitFor();
    },
    isNarrowToo: true,
  },
]);
