import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import {
  AuthorisationsPage,
  readTerminalPackages,
  readTerminalVersions,
} from '../support/records/authorisations';
import { freshCode, saveOrganisation } from '../support/records/organisations';
import type { CountedPerson } from './counted-person';
import { documentedTask } from './documented-task';

test.use({ account: superUser });

const newPosCore = '30000000-0000-4000-8000-000000000001';

/** Opens the authorisations of a fresh group. All of its licensees but one get a version. */
async function open({ page }: CountedPerson, licensees: number) {
  const { request } = page;
  const group = await saveOrganisation(request, { organisationType: 10 });
  const names = Array.from(
    { length: licensees },
    (_, place) => `Shop ${10 + place} ${freshCode()}`,
  );
  for (const name of names) {
    await saveOrganisation(request, {
      name,
      parentOrganisationID: group.organisationID,
      posCoreInstanceID: newPosCore,
    });
  }
  const [newest] = await readTerminalPackages(request, group.organisationID);
  const screen = new AuthorisationsPage(page);
  await screen.open(group.organisationID);
  return {
    orgId: group.organisationID,
    names: names.slice(0, -1),
    screen,
    version: newest?.text ?? '',
  };
}

async function chooseVersion(person: CountedPerson, version: string): Promise<void> {
  const { page } = person;
  await person.click(page.getByRole('combobox', { name: 'Version', exact: true }));
  await person.click(page.getByRole('option', { name: `${version} (Latest)` }));
}

documentedTask(
  'Authorise a version for twenty organisations',
  async (person) => {
    const { page } = person;
    const { orgId, names, screen, version } = await open(person, 3);
    await person.click(screen.entry('POS Terminal'));
    const [one = '', other = ''] = names;
    await person.repeat(20, [one, other], async (name) => {
      await person.click(screen.organisation(name));
      await chooseVersion(person, version);
      await person.click(screen.button('Authorise'));
      const question = screen.dialog(`Authorise POS Terminal ${version}`);
      await person.click(question.getByRole('button', { name: 'Authorise' }));
      await person.click(screen.dialog('Success').getByRole('button', { name: 'OK' }));
      await expect(screen.dialog('Success')).toBeHidden();
    });
    await expectAuthorised(page.request, orgId, names, version);
  },
  async (person) => {
    const { page } = person;
    const { orgId, names, screen, version } = await open(person, 21);
    await person.click(screen.entry('POS Terminal'));
    await person.click(screen.button('Select several organisations'));
    const box = (name = '') => page.getByRole('checkbox', { name: `Select ${name}` });
    await person.click(box(names[0]));
    // The grid draws the rows that are in view. To scroll is to look.
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect(box(names.at(-1))).toBeVisible({ timeout: 500 });
    }).toPass();
    await person.click(box(names.at(-1)), { modifiers: ['Shift'] });
    await person.click(page.getByRole('toolbar').getByRole('button', { name: 'Authorise' }));
    await chooseVersion(person, version);
    await person.click(screen.button('Authorise for 20 organisations'));
    await expect(page.getByText('20 of 20 updated.')).toBeVisible();
    await expectAuthorised(page.request, orgId, names, version);
  },
);

async function expectAuthorised(
  request: CountedPerson['page']['request'],
  orgId: string,
  names: readonly string[],
  version: string,
): Promise<void> {
  const found = await readTerminalVersions(request, orgId);
  const authorised = Object.keys(found).filter((name) => found[name] === version);
  expect(authorised.sort()).toEqual([...names].sort());
}
