import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { BatchAuthorisationRequest } from '~/api/version-authorisations';
import { exampleOf } from './contract-examples';
import { openConsole } from './open-console';

type Answers = Record<string, (body?: unknown) => unknown>;

/** Ids of the contract's examples. */
export const organisationId = (number: number) => `20000000-0000-4000-8000-00000000000${number}`;
export const applicationId = (number: number) => `80000000-0000-4000-8000-00000000000${number}`;
export const packageId = (number: number) => `81000000-0000-4000-8000-00000000000${number}`;

const base = `/api/organisation/${organisationId(3)}`;
export const childrenCall = `GET ${base}/childauthorisations`;
export const packagesCall = (number: number) =>
  `GET ${base}/packageauthorisations/${applicationId(number)}`;
export const batchCall = `POST ${base}/packageauthorisations/${applicationId(1)}/batch`;

/** The default answers to the calls of the page. */
const answers: Answers = {
  [childrenCall]: () => exampleOf('listChildAuthorisations', 'childAuthorisations'),
  [packagesCall(1)]: () => exampleOf('listPackageAuthorisations', applicationId(1)),
  [packagesCall(2)]: () => exampleOf('listPackageAuthorisations', applicationId(2)),
  [batchCall]: () => exampleOf('commitPackageAuthorisations', 'success'),
};

export const openAuthorisations = (search = '', given: Answers = {}) =>
  openConsole(
    `/organisation/${organisationId(3)}/authorisations${search}`,
    'organisationAdministrator',
    { ...answers, ...given },
  );

/** Finds an entry of the tree by the beginning of its name. */
export const entry = (name: string) =>
  screen.findByRole('treeitem', { name: new RegExp(`^${name}`) });

export const authoriseButton = () => screen.findByRole('button', { name: 'Authorise' });

/** Returns the requests that were sent. */
export const sent = (calls: { call: string; body: unknown }[]) =>
  calls
    .filter(({ call }) => call === batchCall)
    .map(({ body }) => body as BatchAuthorisationRequest);

/** Returns the options of a selector. The page also has the hidden options of the other one. */
export async function optionsOf(label: string): Promise<HTMLElement[]> {
  const select = await screen.findByRole('combobox', { name: label });
  const list = select.getAttribute('aria-controls') ?? '';
  return [...document.querySelectorAll<HTMLElement>(`#${CSS.escape(list)} [role="option"]`)];
}

/** Chooses an option of a selector. */
export async function choose(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: label }));
  const found = (await optionsOf(label)).find(({ textContent }) => textContent === option);
  if (!found) throw new Error(`${label} has no option ${option}.`);
  await user.click(found);
}
