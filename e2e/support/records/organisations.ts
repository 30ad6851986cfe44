import { type APIRequestContext, expect } from '@playwright/test';
import type { Organisation, OrganisationChange } from '../../../src/api/schema.gen';
import { TreePage } from '../pages/tree-page';
import { readJson, saveRecord } from './calls';
import { alpineDealer } from './demo-records';
import { unique } from './unique';

/** Returns a code that no other organisation has. */
export const freshCode = () => `E${unique().toUpperCase()}`;

/**
 * Saves an organisation through the service, as another person would. Its default parent is a
 * dealer.
 */
export async function saveOrganisation(
  request: APIRequestContext,
  change: Partial<OrganisationChange> = {},
): Promise<Organisation> {
  const organisationCode = change.organisationCode ?? freshCode();
  const organisation = {
    organisationCode,
    name: `Organisation ${organisationCode}`,
    parentOrganisationID: alpineDealer,
    ...change,
  };
  return saveRecord(request, '/api/organisation', organisation);
}

/** Reads the organisation with this code from the service; undefined when there is none. */
export async function findOrganisation(
  request: APIRequestContext,
  code: string,
): Promise<Organisation | undefined> {
  const all = await readJson<Organisation[]>(request, '/api/Organisation');
  return all.find(({ organisationCode }) => organisationCode === code);
}

/** The Organisations page. */
export class OrganisationsPage extends TreePage {
  async open(search: Record<string, string> = {}): Promise<void> {
    const query = new URLSearchParams(search).toString();
    await this.page.goto(`/admin/organisations${query ? `?${query}` : ''}`);
    await expect(this.row('Northwind POS')).toBeVisible();
  }

  row(name: string) {
    return this.page.getByRole('treeitem', { name: new RegExp(`^${name}( |$)`) });
  }

  expander(name: string) {
    return this.row(name).locator('[data-expander]');
  }

  field(label: string) {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  async choose(label: string, option: string): Promise<void> {
    await this.select(label).fill(option);
    await this.page.getByRole('option', { name: option }).click();
    await expect(this.select(label)).toHaveValue(option);
  }

  /** Saves, and waits until nothing is unsaved. */
  async save(): Promise<void> {
    await this.button('Save').click();
    await expect(this.button('Save')).toHaveCount(0);
  }

  async filter(text: string): Promise<void> {
    await this.filterBox().fill(text);
    await this.filterBox().press('Enter');
  }

  filterBox() {
    return this.page.getByPlaceholder('Filter name/code/kapow');
  }
}
