import { expect, type Locator } from '@playwright/test';
import { Grid } from '../support/pages/grid';
import type { CountedPerson } from './counted-person';

/** What the edit page of an access link or of a permission group says. */
export interface RecordByHand {
  /** The labels of the checked boxes. */
  checked: string[];
  /** The outlet restrictions of an access link. */
  places: string[];
}

/**
 * Opens records one after the other, and reads each.
 * @param first the link to the first record; the others follow in the list to which Done returns
 */
export async function readByHand(
  person: CountedPerson,
  first: Locator,
  names: readonly string[],
): Promise<(name: string) => RecordByHand> {
  const { page } = person;
  const found = new Map<string, RecordByHand>();
  for (const [index, name] of names.entries()) {
    if (index > 0) await person.click(page.getByRole('button', { name: 'Done' }));
    await person.click(index > 0 ? page.getByRole('link', { name: `Edit ${name}` }) : first);
    await expect(page).toHaveURL(/\/edit\//);
    await expect(page.getByRole('paragraph').filter({ hasText: name }).first()).toBeVisible();
    const boxes = page.getByRole('main').getByRole('checkbox', { checked: true });
    await expect(boxes.first()).toBeVisible();
    // The permission groups to choose from come by a call of their own.
    await expect(page.locator('fieldset[aria-busy="true"]')).toHaveCount(0);
    const places = page.getByRole('list', { name: 'Outlet Restrictions' }).getByRole('listitem');
    found.set(name, {
      checked: await boxes.evaluateAll((all: HTMLInputElement[]) =>
        all.map(({ labels }) => labels?.[0]?.textContent ?? ''),
      ),
      places: await places.allInnerTexts(),
    });
  }
  return (name) => found.get(name) ?? { checked: [], places: [] };
}

/** Reads the members of a team, from the summary of its organisation. */
export async function readMembers(person: CountedPerson, team: string): Promise<string[]> {
  const { page } = person;
  await person.click(page.getByRole('region', { name: 'Teams' }).getByRole('link', { name: team }));
  const members = new Grid(page, 'Members');
  await expect(members.element.getByRole('rowheader').first()).toBeVisible();
  // Namesakes show the end of their ids.
  return (await members.texts('User Name')).map((name) => name.replace(/ \(….*\)$/, ''));
}

/** Returns to the summary of the organisation. */
export async function backToSummary(person: CountedPerson): Promise<void> {
  await person.click(person.page.getByRole('link', { name: 'Organisation Summary' }));
}
