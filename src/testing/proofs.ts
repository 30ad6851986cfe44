import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { press } from './press-and-fill';
import { shownHeadings } from './shown';

/** What proves that a screen shows an answer: a text on it, or a check of its own. */
export type Proof = string | RegExp | (() => Promise<unknown>);

/** Expects the text on the screen, or makes the check. */
export async function prove(proof: Proof): Promise<void> {
  if (typeof proof === 'function') await proof();
  else await shownText(proof);
}

const shownText = (text: string | RegExp) =>
  waitFor(() => {
    const found = screen.getAllByText(text, { exact: false });
    expect(found.some(isVisible), `"${text}" is visible`).toBe(true);
  });

function isVisible(element: HTMLElement): boolean {
  try {
    expect(element).toBeVisible();
    return true;
  } catch {
    return false;
  }
}

/** Expects the heading of the page. */
export const heading = (name: string) => () =>
  waitFor(() => expect(shownHeadings()).toEqual([name]));

/** Expects a text field, or a selector, with this value. */
export const field = (label: string, value: string) => async () => {
  const input = await screen.findByLabelText(new RegExp(`^${label}( \\*)?$`), {
    selector: 'input, textarea',
  });
  await waitFor(() => expect(input).toHaveDisplayValue(new RegExp(value)));
};

/** Expects a ticked checkbox. */
export const ticked = (label: string) => async () =>
  expect(await screen.findByLabelText(label)).toBeChecked();

/** Opens a selector and expects an option in it. */
export const offers = (label: string, option: string) => async () => {
  fireEvent.click(await screen.findByRole('combobox', { name: label }));
  // Without a layout Testing Library treats the list as hidden.
  await screen.findByRole('option', { name: option, hidden: true });
};

/** Expects that no dialog is open any more. */
export const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Expects a pressed button. */
export const pressed = (name: string) => async () => {
  expect(await screen.findByRole('button', { name, pressed: true })).toBeVisible();
};

/** The texts of the answers that the contract shares among the operations. */
const shared: Record<number, Proof> = {
  400: 'Bad Request.',
  401: async () => {
    const ended = { name: 'Your session has ended' };
    expect(await screen.findByRole('alertdialog', ended)).toBeVisible();
  },
  403: 'Your account is not allowed to do this.',
  404: 'The record does not exist.',
  500: 'The server could not complete the request.',
};

export const sharedProof = (status: number): Proof => {
  const proof = shared[status];
  if (proof === undefined) throw new Error(`Write down what a screen shows for status ${status}.`);
  return proof;
};

/** The same proof for every failure but an ended session, for a call that must not disturb its page. */
export const everyFailure = (proof: Proof) => ({ 400: proof, 403: proof, 404: proof, 500: proof });

/** Opens the history of a record and expects each text, and each failure, in it. */
export const inHistory = (shown: Record<number, Proof>): Record<number, Proof> => ({
  ...Object.fromEntries(
    [200, 400, 403, 500].map((status) => [
      status,
      async () => {
        await press('History');
        await prove(shown[status] ?? sharedProof(status));
      },
    ]),
  ),
  404: shown[404] ?? sharedProof(404),
});

/**
 * A sentence of the screen beside the shared text. It replaces "Bad Request."
 * @param unclear the sentence after a 500, which leaves open whether the call was done
 */
export const after = (sentence: string, unclear = sentence) => ({
  400: sentence,
  ...Object.fromEntries(
    [403, 404, 500].map((status) => [
      status,
      async () => {
        await prove(status === 500 ? unclear : sentence);
        await prove(sharedProof(status));
      },
    ]),
  ),
});
