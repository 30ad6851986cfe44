import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { findOrganisation } from '../support/records/organisations';
import { backToSummary, readByHand, readMembers } from './access-by-hand';
import type { CountedPerson } from './counted-person';
import { documentedTask } from './documented-task';

test.use({ account: superUser });

/** Opens the summary of an organisation of the usual size, whose access no other test changes. */
async function begin({ page }: CountedPerson): Promise<void> {
  const arches = await findOrganisation(page.request, 'HARCHES');
  await page.goto(`/organisation/${arches?.organisationID}`);
  await expect(page.getByRole('region', { name: 'Access' }).getByRole('listitem')).toHaveCount(4);
}

const charlotte = 'Charlotte Shah';
const george = 'George Chapman';
const team = 'Finance';
const groups = ['Everyone', 'Installers', 'Managers'];

const accessOf = ({ page }: CountedPerson, name: string) =>
  page.getByRole('region', { name: 'Access' }).getByRole('link', { name, exact: true });

/** Reads the profiles of all permission groups, from the summary. */
async function readGroups(person: CountedPerson) {
  const { page } = person;
  await person.click(page.getByRole('link', { name: 'Browse groups' }));
  const first = page.getByRole('link', { name: 'Edit Everyone' });
  return readByHand(person, first, groups);
}

/** Those who may change PLUs, which have the prices, at Church Lane. */
const mayChange = [
  'Alice Osborne',
  'Anders Nygård',
  charlotte,
  'Fatima Wright',
  george,
  'Uwe Lorenz',
];

documentedTask(
  'See who may change prices at one outlet',
  async (person) => {
    await begin(person);
    const group = await readGroups(person);
    const granting = groups.filter((name) =>
      group(name).checked.some((each) => ['Config Access', 'Site Supervisor'].includes(each)),
    );
    await backToSummary(person);
    const names = [charlotte, team, 'Alice Osborne', george];
    const link = await readByHand(person, accessOf(person, charlotte), names);
    const allowed = names.filter((name) => {
      const { checked, places } = link(name);
      const hasPlace = places.length === 0 || places.some((place) => place.includes('Church Lane'));
      return hasPlace && checked.some((each) => granting.includes(each));
    });
    await backToSummary(person);
    const members = allowed.includes(team) ? await readMembers(person, team) : [];
    const people = [...allowed.filter((name) => name !== team), ...members];
    expect([...new Set(people)].sort()).toEqual(mayChange);
  },
  async (person) => {
    const { page } = person;
    await begin(person);
    await person.click(page.getByRole('link', { name: 'Browse access' }));
    await person.click(page.getByRole('button', { name: 'Who has a permission?' }));
    const panel = page.getByRole('dialog', { name: 'Who has a permission?' });
    await person.click(panel.getByRole('combobox', { name: 'Permission' }));
    await person.click(page.getByRole('option', { name: 'PLUs (Config)' }));
    await person.click(panel.getByRole('combobox', { name: 'Place' }));
    await person.click(page.getByRole('option', { name: /^Church Lane \(outlet/ }));
    await expect(panel.getByText('6 people may edit PLUs (Config) in Church Lane')).toBeVisible();
    const people = panel.getByRole('rowheader').getByRole('link');
    expect(await people.allInnerTexts()).toEqual(mayChange);
  },
);

documentedTask(
  "Compare two people's permissions",
  async (person) => {
    await begin(person);
    const names = [charlotte, team, george];
    const link = await readByHand(person, accessOf(person, charlotte), names);
    await backToSummary(person);
    const members = await readMembers(person, team);
    await backToSummary(person);
    const group = await readGroups(person);
    // Both have what the team has, everywhere.
    expect(members).toEqual(expect.arrayContaining([charlotte, george]));
    expect(link(team)).toEqual({ checked: ['Everyone', 'Managers'], places: [] });
    expect(link(george).checked).toEqual(['Everyone', 'Managers']);
    const administrator = ['Organisation Administrator', 'Everyone', 'Installers'];
    expect(link(charlotte)).toEqual({ checked: administrator, places: [] });
    // Only she has the four permissions of this profile, of which both have View on Aggregates.
    expect(group('Installers').checked).toEqual(['System Installation']);
    expect(group('Managers').checked).toEqual(['Site Supervisor']);
    expect(group('Everyone').checked).toEqual(['Default Permission Group', 'Sales Insights']);
  },
  async (person) => {
    const { page } = person;
    await begin(person);
    await person.click(accessOf(person, charlotte));
    await person.click(page.getByRole('button', { name: 'What may this person do, and why?' }));
    const panel = page.getByRole('main');
    await person.click(panel.getByRole('combobox', { name: 'Compare with' }));
    await person.click(page.getByRole('option', { name: george }));
    await expect(panel.getByText('4 of 35 permissions differ.')).toBeVisible();
    const rows = panel.getByRole('region', { name: 'Comparison' }).getByRole('row');
    await expect(rows).toContainText([
      'Organisation Administrator',
      'Different: 4',
      /^Aggregates \(Sales\)\s*All in all outlets\s*View in all outlets$/,
      /^Install \(System\)\s*All in all outlets\s*Nothing$/,
      /^Provisioning \(System\)\s*All in all outlets\s*Nothing$/,
      /^Health \(System\)\s*View in all outlets\s*Nothing$/,
      'The same: 31',
    ]);
  },
);
