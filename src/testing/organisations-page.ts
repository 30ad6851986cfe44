import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { OrganisationBatch } from '~/api/organisations';
import { exampleOf } from './contract-examples';
import { openConsole } from './open-console';

type Answers = Record<string, (body: unknown, request: Request) => unknown>;

/** Returns the id of a numbered organisation of the contract's examples. */
export const id = (number: number) => `20000000-0000-4000-8000-00000000000${number}`;
export const batchCall = 'POST /api/organisation/batch';
export const childrenCall = (number: number) => `GET /api/OrganisationTree/${id(number)}`;

/** The default answers to the calls of the organisations page. */
export const answers: Answers = {
  'GET /api/OrganisationTree': () => exampleOf('listRootOrganisationNodes', 'roots'),
  [childrenCall(2)]: () => exampleOf('listChildOrganisationNodes', id(2)),
  [childrenCall(3)]: () => exampleOf('listChildOrganisationNodes', id(3)),
  'GET /api/OrganisationTree/filtered': () => exampleOf('filterOrganisationTree', 'filtered'),
  'GET /api/POSCoreInstance/values': () => exampleOf('listPosCoreInstanceValues', 'values'),
  'GET /api/integrationServerInstance/values': () =>
    exampleOf('getIntegrationServerValues', 'values'),
  'GET /api/organisation/parentvalues': () => exampleOf('listParentOrganisationValues', 'values'),
};

export const openOrganisations = (search = '', given: Answers = {}) =>
  openConsole(`/admin/organisations${search}`, 'superUser', { ...answers, ...given });

/** Answers a batch with its own change. */
export function saveAsSent(body: unknown) {
  const [change] = (body as OrganisationBatch).changes;
  return { changes: [{ ...change, kapow: null }], deletes: [] };
}

export const row = (name: string) =>
  screen.findByRole('treeitem', { name: new RegExp(`^${name}`) });

export const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));

/** Returns the batches that were sent. */
export const sent = (calls: { call: string; body: unknown }[]) =>
  calls.filter(({ call }) => call === batchCall).map(({ body }) => body as OrganisationBatch);

/** Returns the options of a selector. The page also has the hidden options of the other ones. */
export async function optionsOf(label: string | RegExp): Promise<HTMLElement[]> {
  const select = await screen.findByRole('combobox', { name: label });
  const list = select.getAttribute('aria-controls') ?? '';
  return [...document.querySelectorAll<HTMLElement>(`#${CSS.escape(list)} [role="option"]`)];
}

/** Chooses an option of a selector. */
export async function choose(
  user: UserEvent,
  label: string | RegExp,
  option: string,
): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: label }));
  const found = (await optionsOf(label)).find(({ textContent }) => textContent === option);
  if (!found) throw new Error(`${label} has no option ${option}.`);
  await user.click(found);
}
