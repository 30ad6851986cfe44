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

  /** What the columns are called, in their order. */
  async headers(): Promise<string[]> {
    return this.element.getByRole('columnheader').allInnerTexts();
  }

  /** How wide a column is drawn. */
  async widthOf(column: string): Promise<number | undefined> {
    const header = this.element.getByRole('columnheader', { name: column });
    return (await header.first().boundingBox())?.width;
  }

  /** The texts of a column in the rows that are drawn, from the top. */
  async texts(column: string): Promise<string[]> {
    const index = await this.header(column).getAttribute('aria-colindex');
    return this.element
      .getByRole('rowgroup')
      .last()
      .locator(`[aria-colindex="${index}"]`)
      .allInnerTexts();
  }

  /** Presses the name of a column, which sorts by it. */
  async sortBy(column: string): Promise<void> {
    await this.element.getByRole('button', { name: column, exact: true }).click();
  }

  /** Narrows the grid to what contains a text, so that its row is drawn. */
  async search(text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Search all columns' }).fill(text);
  }

  /** The field in which a text cell of this column is edited. */
  editor(column: string): Locator {
    return this.element.getByRole('textbox', { name: column, exact: true });
  }

  /** Double-clicks a text cell and types something else. */
  async edit(row: Locator, column: string, text: string): Promise<void> {
    await (await this.cell(row, column)).dblclick();
    await this.editor(column).fill(text);
    await this.editor(column).press('Enter');
    await expect(this.editor(column)).toHaveCount(0);
  }

  /** Double-clicks a cell with choices, types a part of one and takes the first that has it. */
  async choose(row: Locator, column: string, text: string): Promise<void> {
    await (await this.cell(row, column)).dblclick();
    const editor = this.element.getByRole('combobox', { name: column, exact: true });
    await editor.fill(text);
    await editor.press('Enter');
    await expect(editor).toHaveCount(0);
  }

  /** Presses Save Changes, and waits until nothing is unsaved. */
  async save(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Save Changes' });
    await button.click();
    await expect(button).toHaveCount(0);
  }
}
