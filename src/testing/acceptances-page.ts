import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { exampleOf } from './contract-examples';
import { openConsole } from './open-console';

type Answers = NonNullable<Parameters<typeof openConsole>[2]>;

/** The organisation of the contract's administrator. */
export const orgId = '20000000-0000-4000-8000-000000000003';
export const app = (number: number) => `80000000-0000-4000-8000-00000000000${number}`;
export const version = (number: number) => `81000000-0000-4000-8000-00000000000${number}`;
export const acceptance = (number: number) => `82000000-0000-4000-8000-00000000000${number}`;
export const node = (number: number) => `21000000-0000-4000-8000-00000000000${number}`;

const base = `/api/organisation/${orgId}`;
export const treeCall = `GET ${base}/acceptancestree`;
export const oldVersionsCall = `GET ${base}/acceptancestree/oldversions/${app(1)}`;
export const acceptancesCall = (number: number) =>
  `GET ${base}/acceptancestree/acceptances/${version(number)}`;
export const nodesCall = `GET ${base}/outlets/nodes`;
export const settingsCall = `POST ${base}/appsettings/${app(1)}`;
export const addCall = `POST ${base}/acceptances/${app(1)}/add`;
export const updateCall = `POST ${base}/acceptances/${app(1)}/update`;

/** The default answers to the calls of Install Versions. */
export const answers: Answers = {
  [treeCall]: () => exampleOf('getAcceptancesTree', 'applications'),
  [oldVersionsCall]: () => exampleOf('listOldVersionNodes', app(1)),
  [acceptancesCall(1)]: () => exampleOf('listAcceptanceNodes', version(1)),
  [acceptancesCall(2)]: () => exampleOf('listAcceptanceNodes', version(2)),
  [acceptancesCall(3)]: () => exampleOf('listAcceptanceNodes', version(3)),
  [nodesCall]: () => exampleOf('listOutletNodes', 'nodes'),
  [settingsCall]: (body) => body,
  [addCall]: () => exampleOf('addAcceptance', 'added'),
  [updateCall]: () => exampleOf('updateAcceptance', 'updated'),
};

// Without a layout the page would assume that the panel is below the tree.
const rect = { width: 400, height: 4_000, top: 0, left: 0, right: 400, bottom: 4_000 } as DOMRect;

/** Opens Install Versions of the contract's organisation as its administrator. */
export function openAcceptances(search: Record<string, string> = {}, given: Answers = {}) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect);
  const query = new URLSearchParams(search).toString();
  return openConsole(
    `/organisation/${orgId}/acceptances${query ? `?${query}` : ''}`,
    'organisationAdministrator',
    { ...answers, ...given },
  );
}

/** Finds a row of the tree by its name. */
export const row = (name: string) =>
  screen.findByRole('treeitem', { name: new RegExp(`^${name.replaceAll('.', '\\.')}`) });

/** Finds the heading of the panel. */
export const panelHeading = (name: string) => screen.findByRole('heading', { level: 2, name });

/** Returns the bodies that a call has sent, in order. */
export const sentBy = (calls: { call: string; body: unknown }[], wanted: string) =>
  calls.filter(({ call }) => call === wanted).map(({ body }) => body);
