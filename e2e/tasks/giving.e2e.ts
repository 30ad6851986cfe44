import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { Grid } from '../support/pages/grid';
import { harbourRestaurants } from '../support/records/demo-records';
import { freshAddress } from '../support/records/team-records';
import { unique } from '../support/records/unique';
import type { CountedPerson } from './counted-person';
import { documentedTask } from './documented-task';
import { createMember } from './task-records';

test.use({ account: superUser });

const button = ({ page }: CountedPerson, name: string) =>
  page.getByRole('button', { name, exact: true });
const box = ({ page }: CountedPerson, name: string) =>
  page.getByRole('checkbox', { name, exact: true });

async function beginInvitation(person: CountedPerson): Promise<void> {
  const { page } = person;
  await page.goto(`/organisation/${harbourRestaurants}/pendinginvites`);
  await person.click(page.getByRole('main').getByRole('link', { name: 'Invite User' }));
  // A new page takes the focus once.
  await expect(page.getByRole('heading', { level: 1, name: 'Invite User' })).toBeFocused();
  await person.click(page.getByLabel('Email'));
}

documentedTask(
  'Invite three people',
  async (person) => {
    await beginInvitation(person);
    for (const address of [freshAddress(), freshAddress(), freshAddress()]) {
      await person.paste(address);
      await person.click(box(person, 'Managers'));
      await person.click(button(person, 'Send'));
      await expect(person.page.getByText(`The invitation was sent to ${address}.`)).toBeVisible();
      // The field is empty again, and has the focus.
      await expect(person.page.getByLabel('Email')).toHaveValue('');
      await expect(person.page.getByLabel('Email')).toBeFocused();
    }
  },
  async (person) => {
    const { page } = person;
    await beginInvitation(person);
    await person.paste([freshAddress(), freshAddress(), freshAddress()].join(', '));
    await person.click(box(person, 'Managers'));
    await person.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Invite 3 people' });
    await person.click(dialog.getByRole('button', { name: 'Send' }));
    await expect(dialog.getByText('3 of 3 invited.')).toBeVisible();
  },
);

/** Creates people with access, in adjacent rows, and opens the list. */
async function openAccessOf(letters: string, { page }: CountedPerson): Promise<string[]> {
  const family = `Aaa ${unique()}`;
  const names = [...letters].map((letter) => `${family} ${letter}`);
  for (const name of names) await createMember(page.request, [harbourRestaurants], name);
  await page.goto(`/organisation/${harbourRestaurants}/links`);
  await expect(new Grid(page, 'Organisation Access').row(names[0] ?? '')).toBeVisible();
  return names;
}

documentedTask(
  'Give ten people a group',
  async (person) => {
    const { page } = person;
    const [one = '', other = ''] = await openAccessOf('ab', person);
    await person.repeat(10, [one, other], async (name) => {
      await person.click(page.getByRole('link', { name: `Edit ${name}` }));
      await person.click(box(person, 'Installers'));
      await person.click(button(person, 'Save'));
      await expect(page).toHaveURL(/\/links$/);
    });
  },
  async (person) => {
    const { page } = person;
    const names = await openAccessOf('abcdefghij', person);
    await person.click(button(person, 'Select rows'));
    await person.click(box(person, `Select ${names[0]}`));
    await person.click(box(person, `Select ${names.at(-1)}`), { modifiers: ['Shift'] });
    await person.click(button(person, 'Groups and teams'));
    await person.click(page.getByRole('combobox', { name: 'Permission group' }));
    await person.click(page.getByRole('option', { name: 'Installers' }));
    await person.click(button(person, 'Change 10 rows'));
    await expect(page.getByText('10 of 10 done.')).toBeVisible();
  },
);
