import { superUser } from '../../service/database/seed/demo-accounts';
import type { OrganisationUserLink } from '../../src/api/schema.gen';
import { expect, test } from '../support/console-test';
import { readJson } from '../support/records/calls';
import { alpineDealer, harbourRestaurants } from '../support/records/demo-records';
import { findUser } from '../support/records/records';
import type { CountedPerson } from './counted-person';
import { documentedTask } from './documented-task';
import { goTo } from './go-to';
import { createMember } from './task-records';

test.use({ account: superUser });

const harbourQuay = '20000000-0000-4000-8000-000000000004';
const places = [harbourRestaurants, alpineDealer, harbourQuay];

async function begin({ page }: CountedPerson) {
  const leaver = await createMember(page.request, places);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return leaver;
}

async function expectNoAccess({ page }: CountedPerson, fullName: string): Promise<void> {
  expect(await findUser(page.request, fullName)).toBeDefined();
  for (const place of places) {
    const path = `/api/organisation/${place}/links`;
    const links = await readJson<OrganisationUserLink[]>(page.request, path);
    expect(links.map(({ teamUserName }) => teamUserName)).not.toContain(fullName);
  }
}

documentedTask(
  "End a leaver's access everywhere",
  async (person) => {
    const { page } = person;
    const { fullName } = await begin(person);
    for (const place of ['Harbour Restaurants', 'Alpine Dealer', 'Harbour Quay']) {
      const switcher = page.getByRole('region', { name: 'Where you are' });
      await person.click(switcher.getByRole('button', { name: /organisation/i }).first());
      const search = page.getByRole('combobox', { name: 'Search organisations by name or code' });
      await expect(search).toBeFocused();
      await person.paste(place);
      await expect(page.getByRole('option').first()).toContainText(place);
      await person.press('Enter');
      await person.click(page.getByRole('link', { name: 'Browse access' }));
      await person.click(page.getByRole('link', { name: `Edit ${fullName}` }));
      await person.click(page.getByRole('button', { name: 'Delete', exact: true }));
      await person.click(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
      await expect(page).toHaveURL(/\/links$/);
    }
    await expectNoAccess(person, fullName);
  },
  async (person) => {
    const { page } = person;
    const { fullName, email } = await begin(person);
    await goTo(person, email);
    await person.click(page.getByRole('button', { name: 'End all access...' }));
    const dialog = page.getByRole('dialog', { name: 'End all access' });
    await person.click(dialog.getByRole('button', { name: 'End all access' }));
    await expect(dialog.getByText('All access has ended.')).toBeVisible();
    await expectNoAccess(person, fullName);
  },
);
