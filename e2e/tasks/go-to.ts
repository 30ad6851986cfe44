import { expect } from '@playwright/test';
import type { CountedPerson } from './counted-person';

async function pasteInPalette(person: CountedPerson, text: string): Promise<void> {
  const { page } = person;
  await person.press('Control+K');
  await expect(page.getByRole('combobox', { name: 'Screen, record, id or action' })).toBeFocused();
  await person.paste(text);
  // An option that comes late above the active one changes what an arrow key reaches.
  await expect(page.getByText(/^\d+ results?$/)).toBeVisible();
}

/** Goes to what a pasted text finds first, by the palette. */
export async function goTo(person: CountedPerson, text: string): Promise<void> {
  await pasteInPalette(person, text);
  await person.press('Enter');
}

/** Searches the audit log for a pasted text, by the last result of the palette. */
export async function searchAuditLog(person: CountedPerson, text: string): Promise<void> {
  await pasteInPalette(person, text);
  const search = person.page.getByRole('option', { name: `Audit log: ${text}` });
  await person.press('ArrowUp');
  await expect(search).toHaveAttribute('aria-selected', 'true');
  await person.press('Enter');
}
