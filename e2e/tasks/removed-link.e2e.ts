import { superUser } from '../../service/database/seed/demo-accounts';
import { expect, test } from '../support/console-test';
import { AuditLog, daysAgo, readEntries } from '../support/pages/audit-log';
import { harbourRestaurants } from '../support/records/demo-records';
import type { CountedPerson } from './counted-person';
import { documentedTask } from './documented-task';
import { searchAuditLog } from './go-to';

test.use({ account: superUser });

/** Opens a page after somebody removed an access link: hundreds of entries are above that one. */
async function begin({ page }: CountedPerson) {
  const [removal] = await readEntries(page, {
    message: 'was taken away',
    dateTimeCreatedTo: daysAgo(7),
  });
  const name = /^Access of (.+) was taken away\.$/.exec(removal?.message ?? '')?.[1];
  if (!removal?.userName || !name) throw new Error('The demo data has no removed access link.');
  await page.goto(`/organisation/${harbourRestaurants}/links`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { name, message: removal.message, userName: removal.userName };
}

type Removal = Awaited<ReturnType<typeof begin>>;

async function expectRemoval({ page }: CountedPerson, { message, userName }: Removal) {
  const rows = new AuditLog(page).rows.filter({ hasText: message });
  await expect(rows.filter({ hasText: userName }).first()).toBeVisible();
}

documentedTask(
  'Find who removed a link',
  async (person) => {
    const { page } = person;
    const removal = await begin(person);
    await person.click(page.getByRole('link', { name: 'Admin', exact: true }));
    await person.click(page.getByRole('link', { name: 'Open audit logs' }));
    await person.click(new AuditLog(page).icon('Message'));
    const filter = page.getByRole('dialog', { name: 'Filter Message' });
    await expect(filter.getByRole('textbox')).toBeFocused();
    await person.paste(removal.name);
    await person.press('Enter');
    await expectRemoval(person, removal);
  },
  async (person) => {
    const removal = await begin(person);
    await searchAuditLog(person, removal.name);
    await expectRemoval(person, removal);
  },
);
