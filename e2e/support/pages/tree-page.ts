import type { Page } from '@playwright/test';

/** A page of the console with a tree, and a panel for the selected row. */
export class TreePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  select(label: string) {
    return this.page.getByRole('combobox', { name: label, exact: true });
  }

  /** The heading of the panel. */
  heading(name: string) {
    return this.page.getByRole('heading', { level: 2, name, exact: true });
  }
}
