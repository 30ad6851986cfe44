import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { harbourRestaurants, uma } from '../support/records/demo-records';
import { saveServiceAccount } from '../support/records/service-account-records';
import type { CountedPerson } from './counted-person';
import { documentedTask } from './documented-task';
import { goTo } from './go-to';

test.use({ account: superUser });

const anywhere = `/organisation/${harbourRestaurants}/teams`;
const quayStreet = '21000000-0000-4000-8000-000000000002';

async function begin({ page }: CountedPerson): Promise<void> {
  await page.goto(anywhere);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Goes from what Entity Lookup finds for an id to a place that its match links to. */
async function lookUp(person: CountedPerson, id: string, link: string): Promise<void> {
  const { page } = person;
  await person.click(page.getByRole('link', { name: 'Admin', exact: true }));
  await person.click(page.getByRole('link', { name: 'Look up an id' }));
  await person.click(page.getByPlaceholder('Enter an outlet/account/device/other id'));
  await person.paste(id);
  await person.press('Enter');
  await person.click(page.getByRole('link', { name: link, exact: true }));
}

documentedTask(
  'Find a user by address from anywhere',
  async (person) => {
    const { page } = person;
    await begin(person);
    await person.click(page.getByRole('link', { name: 'Admin', exact: true }));
    await person.click(page.getByRole('link', { name: 'Browse users' }));
    await person.click(page.getByRole('textbox', { name: 'Search all columns' }));
    await person.paste('user@demo.test');
    await person.click(page.getByRole('link', { name: 'Edit Uma Olsen' }));
    await expect(page).toHaveURL(`/admin/users/edit/${uma}`);
  },
  async (person) => {
    await begin(person);
    await goTo(person, 'user@demo.test');
    await expect(person.page).toHaveURL(`/admin/users/edit/${uma}`);
  },
);

const outletIn = ({ page }: CountedPerson) => page.getByRole('treeitem', { name: /^Quay Street/ });

documentedTask(
  'Open an outlet by a pasted id',
  async (person) => {
    await begin(person);
    // The match of an outlet leads to its organisation alone.
    await lookUp(person, quayStreet, 'Harbour Quay');
    const { page } = person;
    await person.click(page.getByRole('main').getByRole('link', { name: 'System Health' }));
    await person.click(outletIn(person));
    await expect(outletIn(person)).toHaveAttribute('aria-selected', 'true');
  },
  async (person) => {
    await begin(person);
    await goTo(person, quayStreet);
    await expect(outletIn(person)).toHaveAttribute('aria-selected', 'true');
  },
);

async function reset(person: CountedPerson): Promise<void> {
  const { page } = person;
  const name = 'Reset service account password';
  await person.click(page.getByRole('button', { name }));
  await person.click(page.getByRole('dialog', { name }).getByRole('button', { name: 'Reset' }));
  await expect(page.getByRole('dialog', { name: 'New password' })).toBeVisible();
}

documentedTask(
  'Reset a service account from its id',
  async (person) => {
    const { serviceAccountID, name } = await saveServiceAccount(person.page.request);
    await begin(person);
    await lookUp(person, serviceAccountID, `${name} Service Account`);
    await reset(person);
  },
  async (person) => {
    const { serviceAccountID } = await saveServiceAccount(person.page.request);
    await begin(person);
    await goTo(person, serviceAccountID);
    await reset(person);
  },
);
