import { screen } from '@testing-library/react';
import { exampleOf } from './contract-examples';
import { harbour } from './harbour';
import { openConsole } from './open-console';

const numbered = (prefix: string) => (number: number) =>
  `${prefix}-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The ids of the contract's example records, by number. */
export const ids = {
  user: numbered('10000000'),
  team: numbered('40000000'),
  group: numbered('50000000'),
  link: numbered('60000000'),
  place: numbered('21000000'),
};

export const accessApi = `/api/organisation/${harbour}`;
export const accessList = `/organisation/${harbour}/links`;

const [ada, uma, support] = [ids.link(1), ids.link(2), ids.link(3)];
const parts = (linkID: string) => ({
  [`GET ${accessApi}/links/${linkID}/assignments`]: () => exampleOf('listLinkAssignments', linkID),
  [`GET ${accessApi}/links/${linkID}/RootNodes`]: () => exampleOf('listLinkRootNodes', linkID),
  [`POST ${accessApi}/links/${linkID}/assignments/batch`]: (batch: unknown) => batch,
  [`POST ${accessApi}/links/${linkID}/RootNodes/batch`]: (batch: unknown) => batch,
});

/** The contract's examples as answers to all calls of the screens of Organisation Access. */
const accessAnswers = {
  [`GET ${accessApi}/links`]: () => exampleOf('listLinks', 'links'),
  [`POST ${accessApi}/links/batch`]: (batch: unknown) => batch,
  ...parts(ada),
  ...parts(uma),
  ...parts(support),
  [`GET ${accessApi}/users/values`]: () => [
    ...exampleOf('listOrganisationUserValues', 'users'),
    { key: ids.user(9), value: 'Nia Okafor' },
  ],
  [`GET ${accessApi}/accessibleteams/values`]: () => exampleOf('listAccessibleTeamValues', 'teams'),
  [`GET ${accessApi}/team/${ids.team(1)}/members`]: () => exampleOf('listTeamMembers', ids.team(1)),
  [`GET ${accessApi}/permissiongroups`]: () => exampleOf('listPermissionGroupChoices', 'choices'),
  [`GET ${accessApi}/userpermissiongroup`]: () =>
    exampleOf('listPermissionGroups', 'permissionGroups'),
  [`GET ${accessApi}/lastseen/people`]: () => [],
  [`GET ${accessApi}/accessends`]: () => [],
  [`GET ${accessApi}/invite`]: () => [],
  [`GET ${accessApi}/outlets/nodes`]: () => exampleOf('listOutletNodes', 'nodes'),
};

const past = '2026-11-20T18:00:00Z';

/** Answers that access links have ended, by number. */
export const ended = (...numbers: readonly number[]) => ({
  [`GET ${accessApi}/accessends`]: () =>
    numbers.map((number) => ({ organisationUserLinkID: ids.link(number), endsAt: past })),
});

type Answers = NonNullable<Parameters<typeof openConsole>[2]>;

/** Opens a page below Organisation Access as the organisation's administrator. */
export function openAccess(
  path: string,
  answers: Answers = {},
  persona: Parameters<typeof openConsole>[1] = 'organisationAdministrator',
) {
  return openConsole(`${accessList}${path}`, persona, {
    ...accessAnswers,
    ...answers,
  });
}

/** Finds the row of a person or a team. */
export async function accessRow(name: string): Promise<HTMLElement> {
  const header = await screen.findByRole('rowheader', { name });
  const row = header.closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`There is no row ${name}.`);
  return row;
}

type Opened = Awaited<ReturnType<typeof openAccess>>;

/** Returns the paths below the API and the bodies of the calls that save, in order. */
export const sentBy = ({ calls }: Opened) =>
  calls
    .filter(({ call }) => call.startsWith(`POST ${accessApi}`))
    .map(({ call, body }) => [call.slice(`POST ${accessApi}/links`.length), body]);
