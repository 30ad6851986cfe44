import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { AuditLogEntry, AuditLogQuery } from '../../../src/api/schema.gen';
import { postJson } from '../records/calls';

export const auditQueryAddress = '**/api/auditlog/query';

/** The audit log of the console, with the actions of a person in it. */
export class AuditLog {
  readonly page: Page;
  readonly table: Locator;
  readonly rows: Locator;
  readonly next: Locator;
  readonly previous: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('table', { name: 'Audit log' });
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('cell') });
    this.next = page.getByRole('button', { name: 'Next page' });
    this.previous = page.getByRole('button', { name: 'Previous page' });
  }

  /** Returns a cell. Rows and columns count from zero. */
  cell(row: number, column: number): Locator {
    return this.rows.nth(row).getByRole('cell').nth(column);
  }

  /** Reads the texts of a column in the visible rows. Columns count from zero. */
  texts(column: number): Promise<string[]> {
    return this.table.locator(`tbody td:nth-child(${column + 1})`).allInnerTexts();
  }

  /** Waits until there are visible rows and each has a text in a column. */
  async expectAll(column: number, text: RegExp): Promise<void> {
    await expect
      .poll(async () => {
        const texts = await this.texts(column);
        return texts.length > 0 && texts.every((shown) => text.test(shown));
      })
      .toBe(true);
  }

  icon(column: string): Locator {
    return this.page.getByRole('button', { name: `Filter ${column}` });
  }

  /** Opens the filter of a column. */
  async openFilter(column: string): Promise<Locator> {
    await this.icon(column).click();
    return this.page.getByRole('dialog', { name: `Filter ${column}` });
  }

  async filterByText(column: string, text: string): Promise<void> {
    const form = await this.openFilter(column);
    await form.getByRole('textbox').fill(text);
    await form.getByRole('button', { name: 'Apply' }).click();
  }
}

/**
 * Returns a moment of the past. The demo entries are of the last 120 days, and no test adds entries
 * to the past.
 */
export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Returns the query that a call of the console sends. */
export const queryOf = (request: Request) => request.postDataJSON() as AuditLogQuery;

/** Waits for the next call for entries, and returns its query. */
export const nextQuery = async (page: Page) =>
  queryOf(await page.waitForRequest(auditQueryAddress));

/** Reads entries from the service, without the console. */
export const readEntries = (page: Page, query: Partial<AuditLogQuery> = {}) =>
  postJson<AuditLogEntry[]>(page.request, '/api/auditlog/query', {
    pageSize: 1000,
    pageNumber: 0,
    ...query,
  });
