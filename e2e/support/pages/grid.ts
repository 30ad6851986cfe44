import { expect, type Locator, type Page } from '@playwright/test';

/** Shows the tools of a grid. A short one has them behind "More". */
export async function showTools(page: Page): Promise<void> {
  await page.getByRole('rowheader').first().waitFor();
  const more = page.getByRole('button', { name: 'More tools' });
  if (await more.isVisible()) await more.click();
}

/** Chooses a density in the menu Columns. */
export async function setDensity(page: Page, name: 'Compact' | 'Roomy'): Promise<void> {
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('menuitemradio', { name, exact: true }).click();
  await page.keyboard.press('Escape');
}

/** A grid of the console, with the actions of a person in it. */
export class Grid {
  readonly page: Page;
  readonly element: Locator;

  constructor(page: Page, name: string) {
    this.page = page;
    this.element = page.getByRole('grid', { name });
  }

  /** Returns the header of a column. */
  header(name: string): Locator {
    return this.element
      .getByRole('columnheader')
      .filter({ has: this.page.getByRole('button', { name, exact: true }) });
  }

  /** Returns the row of the record with this name. */
  row(name: string): Locator {
    return this.element
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name, exact: true }) });
  }

  async cell(row: Locator, column: string): Promise<Locator> {
    const index = await this.header(column).getAttribute('aria-colindex');
    return row.locator(`[aria-colindex="${index}"]`);
  }

  /** Reads the names of the columns, in their order. */
  async headers(): Promise<string[]> {
    return this.element.getByRole('columnheader').allInnerTexts();
  }

  /** Reads the drawn width of a column in pixels. */
  async widthOf(column: string): Promise<number | undefined> {
    const header = this.element.getByRole('columnheader', { name: column, exact: true });
    return (await header.boundingBox())?.width;
  }

  /** Reads the texts of a column in the drawn rows, from the top. */
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

  /**
   * Filters the grid by a text, so that it draws the matching row. Waits until the address has the
   * text: then the rows have moved, and do not move under the next click.
   */
  async search(text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Search all columns' }).fill(text);
    await this.page.waitForURL(({ searchParams }) => (searchParams.get('q') ?? '') === text);
  }

  /** Returns the field that edits a text cell of this column. */
  editor(column: string): Locator {
    return this.element.getByRole('textbox', { name: column, exact: true });
  }

  /** Double-clicks a text cell, beside the link that a name is, and replaces its text. */
  async edit(row: Locator, column: string, text: string): Promise<void> {
    const cell = await this.cell(row, column);
    const box = await cell.boundingBox();
    await cell.dblclick({ position: { x: (box?.width ?? 0) - 12, y: (box?.height ?? 0) / 2 } });
    await this.editor(column).fill(text);
    await this.editor(column).press('Enter');
    await expect(this.editor(column)).toHaveCount(0);
  }

  /** Double-clicks a cell with choices, types a part of a choice and takes the first match. */
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
