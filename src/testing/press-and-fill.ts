import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

// Without a layout Testing Library treats menus and lists as hidden.

/** Presses a button as soon as it appears. */
export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }));
}

/** Presses a button of the shown part twice before anything can be drawn. */
export async function pressTwice(name: string | RegExp, { within: part = document.body } = {}) {
  const button = await within(part).findByRole('button', { name });
  act(() => {
    button.click();
    button.click();
  });
}

/** Presses a button as a person without a mouse does: it has the focus. */
export async function pressEnter(name: string | RegExp): Promise<void> {
  (await screen.findByRole('button', { name })).focus();
  await userEvent.keyboard('{Enter}');
}

/** Chooses an item of an open menu. */
export async function choose(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('menuitem', { name, hidden: true }));
}

/** Presses a button of a dialog as soon as the dialog opens. */
export async function confirm(name: string): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name }));
}

/** Fills in a field at once, as a paste does. Typing key by key takes seconds. */
export async function fill(label: string, value: string): Promise<void> {
  const field = await screen.findByLabelText(new RegExp(`^${label}( \\*)?$`));
  fireEvent.change(field, { target: { value } });
}

/** Chooses an option of a selector. */
export async function pick(label: string, option: string): Promise<void> {
  fireEvent.click(await screen.findByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
}

/** Ticks a checkbox or turns a switch as soon as it appears. */
export async function tick(label: string | RegExp): Promise<void> {
  fireEvent.click(await screen.findByLabelText(label));
}
