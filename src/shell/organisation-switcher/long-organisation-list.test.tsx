import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Organisation } from '~/api/organisations';
import { organisationLabelOf } from '~/domain/shown-name';
import { exampleOf } from '~/testing/contract-examples';
import { longList } from '~/testing/long-lists';
import { openConsole } from '~/testing/open-console';
import { typeAndPress } from '~/testing/type-and-press';

const idOf = (index: number) => `29000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const search = () => screen.getByRole('combobox', { name: 'Search organisations by name or code' });

/** Opens a page of a console whose service has 10,000 organisations and sends parts of the list. */
async function openOn(path: string) {
  const [template] = exampleOf('listOrganisations', 'list') as [Organisation];
  const all = Array.from({ length: 10_000 }, (_, index) => ({
    ...template,
    organisationID: idOf(index),
    name: `Organisation ${index}`,
    organisationCode: `CODE${index}`,
  }));
  const list = longList(all, {
    idOf: ({ organisationID }) => organisationID,
    textOf: organisationLabelOf,
  });
  const console = await openConsole(path, 'superUser', {
    'GET /api/Organisation': list.answer,
    [`GET /api/organisation/${idOf(9_876)}/team`]: () => [],
    [`GET /api/organisation/${idOf(9_876)}/links`]: () => [],
  });
  return { ...console, queries: list.queries };
}

test('a page reads the organisation of its address alone', async () => {
  const { queries } = await openOn(`/organisation/${idOf(9_876)}/teams`);
  await screen.findByRole('button', { name: 'Organisation: Organisation 9876 [CODE9876]' });
  expect(queries).toEqual([`?ids=${idOf(9_876)}`]);
});

test('a page without an organisation reads none', async () => {
  const { queries } = await openOn('/admin/auditlogs');
  await screen.findByRole('button', { name: 'Choose an organisation' });
  expect(queries).toEqual([]);
});

test('the open list has the first ones, and typing finds any other with one call', async () => {
  const { user, queries, history } = await openOn('/admin/auditlogs');
  await user.click(await screen.findByRole('button', { name: 'Choose an organisation' }));
  await waitFor(() => expect(options()).toHaveLength(100));
  expect(screen.getByText('The first 100. Type to find others.')).toBeVisible();
  await user.type(search(), 'code9999');
  expect(screen.getByText('Searching...')).toBeVisible();
  await waitFor(() => expect(options()).toEqual(['Organisation 9999 [CODE9999]']));
  expect(screen.getByText('1 organisation')).toBeVisible();
  expect(queries).toEqual(['?limit=100', '?limit=100&search=code9999']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(history.location.pathname).toBe(`/organisation/${idOf(9_999)}`));
});

test('Enter right after the last letter waits for the matches of the whole text', async () => {
  const { user, history } = await openOn('/admin/auditlogs');
  await user.click(await screen.findByRole('button', { name: 'Choose an organisation' }));
  await waitFor(() => expect(options()).toHaveLength(100));
  typeAndPress(search(), 'code7777', 'Enter');
  await waitFor(() => expect(history.location.pathname).toBe(`/organisation/${idOf(7_777)}`));
});

test('an answer to an earlier text does not replace the matches of the present one', async () => {
  const { user } = await openOn('/admin/auditlogs');
  await user.click(await screen.findByRole('button', { name: 'Choose an organisation' }));
  await waitFor(() => expect(options()).toHaveLength(100));
  await user.type(search(), 'code8888');
  await waitFor(() => expect(options()).toEqual(['Organisation 8888 [CODE8888]']));
  await user.clear(search());
  await user.type(search(), 'code4444');
  await waitFor(() => expect(options()).toEqual(['Organisation 4444 [CODE4444]']));
});
