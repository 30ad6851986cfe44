import type { QueryClient } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, coded } from '~/testing/answers';
import { openAuthorisations } from '~/testing/authorisations-page';
import { damagedExamples } from '~/testing/damaged-examples';
import { openOrganisations, row } from '~/testing/organisations-page';
import { savingGrids } from '~/testing/saving-grids';
import { savingPages } from '~/testing/saving-pages';
import { savingPanels } from '~/testing/saving-panels';
import { openSaving, type SavingScreen } from '~/testing/saving-screen';

// What is shown and could not be read again is not shown as if it were true. Edits stay.

const { 'the panel of an organisation': organisation, ...acceptances } = savingPanels;

/** Reads everything on the page again, which fails. */
async function failToRead({ queryClient }: { queryClient: QueryClient }) {
  answerCalls({ '*': () => coded('BadRequest') });
  await act(() => queryClient.refetchQueries({ type: 'active' }));
}

/** Opens a screen, edits its record, and returns the button that saves it. */
async function openEdited(page: SavingScreen) {
  const opened = await openSaving(page, () => damagedExamples[page.kind]());
  await page.edit(opened.user);
  const save = await screen.findByRole('button', { name: /^Save/ });
  await failToRead(opened);
  return save;
}

const staleNotices = async () => {
  const alerts = await screen.findAllByRole('alert');
  return alerts.filter(({ textContent }) =>
    /What is shown may be out of date\..*Bad Request\.Retry$/.test(`${textContent}`),
  );
};

/** Pages with a further part that is read by itself. */
const partsOf = new Map([
  ['Edit POS Core Instance', 2],
  ['Edit Organisation Profile', 2],
  ['Edit Team', 2],
]);

test.each(Object.entries({ ...savingPages, ...acceptances }))(
  '%s says so beside the unsaved edits',
  async (name, page) => {
    const save = await openEdited(page);
    expect(await staleNotices()).toHaveLength(partsOf.get(name) ?? 1);
    expect(save).toBeVisible();
  },
);

test.each(Object.entries(savingGrids))(
  'the grid %s says so in the Error modal',
  async (_name, page) => {
    const save = await openEdited(page);
    const error = await screen.findByRole('dialog', { name: 'Error' });
    expect(within(error).getByText(/Bad Request\.$/)).toBeVisible();
    expect(save).toBeInTheDocument();
  },
);

test('the tree beside the panel of an organisation shows the error state', async () => {
  const save = await openEdited(organisation);
  expect(await screen.findAllByText('Bad Request.')).not.toEqual([]);
  expect(save).toBeInTheDocument();
});

test('a branch of the tree of organisations says so', async () => {
  const opened = await openOrganisations();
  const expander = (await row('Alpine Dealer')).querySelector('[data-expander]');
  await opened.user.click(expander as Element);
  await row('Harbour Restaurants');
  await failToRead(opened);
  expect(await staleNotices()).toHaveLength(1);
});

test('a branch of the tree of authorisations says so', async () => {
  const opened = await openAuthorisations('?app=80000000-0000-4000-8000-000000000001');
  await screen.findAllByText('Latest');
  await failToRead(opened);
  expect(await staleNotices()).toHaveLength(1);
});
