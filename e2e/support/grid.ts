import { expect, type Locator, type Page } from '@playwright/test';

/** A grid of the console, and what a person does in it. */
export class Grid {
  readonly page: Page;
  readonly element: Locator;

  constructor(page: Page, name: string) {
    this.page = page;
    this.element = page.getByRole('grid', { name });
  }

  /** The heading of a column. */
  header(name: string): Locator {
    return this.element
      .getByRole('columnheader')
      .filter({ has: this.page.getByRole('button', { name, exact: true }) });
  }

  /** The row of the record with this name. */
  row(name: string): Locator {
    return this.element
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name, exact: true }) });
  }

  /** A cell of a row. */
  async cell(row: Locator, column: string): Promise<Locator> {
    const index = await this.header(column).getAttribute('aria-colindex');
    return row.locator(`[aria-colindex="${index}"]`);
  }

  /** Narrows the grid to what contains a text, so that its row is drawn. */
  async search(text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Search all columns' }).fill(text);
  }

  /** Double-clicks a text cell and types something else. */
  async edit(row: Locator, column: string, text: string): Promise<void> {
    await (await this.cell(row, column)).dblclick();
    const editor = this.element.getByRole('textbox', { name: column, exact: true });
    await editor.fill(text);
    await editor.press('Enter');
    await expect(editor).toHaveCount(0);
  }

  /** The names of the rows that are drawn, from the top. */
  async names(): Promise<string[]> {
    return this.element.getByRole('rowheader').allInnerTexts();
  }

  /** Presses Save Changes, and waits until nothing is unsaved. */
  async save(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Save Changes' });
    await button.click();
    await expect(button).toHaveCount(0);
  }
}
