import { screen, within } from '@testing-library/react';
import { isUserLink } from '~/domain/access-explanation/people-with-access';
import { exampleOf } from './contract-examples';
import { harbour } from './harbour';
import { openConsole } from './open-console';

export const id = '10000000-0000-4000-8000-000000000003';
export const team = '40000000-0000-4000-8000-000000000001';
export const alpine = '20000000-0000-4000-8000-000000000002';
export const linkBatch = `POST /api/organisation/${harbour}/links/batch`;
export const teamIn = (orgId: string) => `/api/organisation/${orgId}/team/${team}`;
export const membersOf = (orgId: string) => `${teamIn(orgId)}/members`;
export const summary = () => exampleOf('getUserSummary', id);
export const missing = () => new Response('', { status: 404 });
export const user = () => exampleOf('getUser', id);

type Answers = Record<string, (body?: unknown) => unknown>;

/** Answers as a service that no longer lists what its answers say is deleted. */
function remembering(answers: Answers): Answers {
  const ended = new Set<'own' | 'team'>();
  const noting = (what: 'own' | 'team', answer: Answers[string]) => async (body?: unknown) => {
    const result = await answer(body);
    if (!(result instanceof Response)) ended.add(what);
    return result;
  };
  const read = answers[`GET /api/User/summary/${id}`];
  const entries = Object.entries(answers).map(([call, answer]): [string, Answers[string]] => {
    if (call === linkBatch) return [call, noting('own', answer)];
    return [call, call.endsWith('/members/batch') ? noting('team', answer) : answer];
  });
  return {
    ...Object.fromEntries(entries),
    [`GET /api/User/summary/${id}`]: () => {
      const found = read?.();
      if (found instanceof Response) return found;
      const { organisationUserLinks: links, ...rest } = found as ReturnType<typeof summary>;
      const isLeft = (link: (typeof links)[number]) =>
        !ended.has(isUserLink(link) ? 'own' : 'team');
      return { ...rest, organisationUserLinks: links.filter(isLeft) };
    },
  };
}

export async function openEndAccess(answers: Answers = {}, isRemembering = true) {
  const given: Answers = {
    [`GET /api/user/${id}`]: user,
    'GET /api/user': () => exampleOf('listUsers', 'users'),
    [`GET /api/user/${id}/signinlimits`]: missing,
    [`GET /api/user/${id}/sessions`]: missing,
    [`GET /api/User/summary/${id}`]: summary,
    [linkBatch]: (batch: unknown) => batch,
    [`GET ${teamIn(harbour)}`]: () => exampleOf('getTeam', team),
    [`GET ${membersOf(harbour)}`]: () => exampleOf('listTeamMembers', team),
    [`POST ${membersOf(harbour)}/batch`]: (batch: unknown) => batch,
    [`POST /api/user/${id}/sessions/end`]: () => ({ ended: 2 }),
    ...answers,
  };
  const all = isRemembering ? remembering(given) : given;
  const opened = await openConsole(`/admin/users/edit/${id}`, 'superUser', all);
  await opened.user.click(await screen.findByRole('button', { name: 'End all access...' }));
  const dialog = await screen.findByRole('dialog', { name: 'End all access' });
  const press = async (name: string) =>
    opened.user.click(await within(dialog).findByRole('button', { name }));
  const rows = async () =>
    (await within(dialog).findAllByRole('listitem')).map(({ textContent }) => textContent);
  const sent = () =>
    opened.calls
      .filter(({ call }) => call.startsWith('POST'))
      .map(({ call, body }) => [call, body]);
  return { ...opened, dialog, press, rows, sent };
}
