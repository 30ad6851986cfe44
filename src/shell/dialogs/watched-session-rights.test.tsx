import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hasUnsavedEdits, reloadPage, restartConsole } from '~/session/unsaved-edits';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { refusal } from '~/testing/failed-calls';
import { harbour } from '~/testing/harbour';
import { openConsole } from '~/testing/open-console';
import { ids } from '~/testing/organisation-access';
import { replaceReloads } from '~/testing/replaced-reloads';
import {
  comeToTheFront,
  dialog,
  noDialog,
  openSystemHealth,
  session,
  sessionCalls,
  unauthorised,
} from '~/testing/session-end';

let hasRights = true;
const answers = {
  'GET /Authentication/current': () => {
    const [user, organisation] = exampleOf('getCurrentSession', 'superUser');
    if (session.user === 'nobody') return new Response('', { status: 401 });
    return [{ ...user, scopes: hasRights ? user.scopes : [] }, organisation, false];
  },
};
const forbidden = () => act(async () => void refusal(403, 'Only super users may do this.'));

beforeEach(() => {
  replaceReloads();
  hasRights = true;
});

test('a 403 after a lost right reloads the page, which shows what is still allowed', async () => {
  await openSystemHealth(answers);
  hasRights = false;
  await forbidden();
  await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
  expect(restartConsole).not.toHaveBeenCalled();
});

test('a 403 with the same rights leaves the page as it is', async () => {
  const { calls } = await openSystemHealth(answers);
  await forbidden();
  await waitFor(() => expect(sessionCalls(calls)).toHaveLength(2));
  expect(reloadPage).not.toHaveBeenCalled();
});

test('a page with unsaved edits stays after a lost right, and says so', async () => {
  await openSystemHealth(answers);
  hasRights = false;
  vi.mocked(hasUnsavedEdits).mockReturnValue(true);
  await forbidden();
  expect(
    await screen.findByText(/^Your rights have changed\. What you have entered stays/),
  ).toBeVisible();
  expect(reloadPage).not.toHaveBeenCalled();
});

test('a refused read beside a form with unsaved edits leaves the form', async () => {
  const team = `/api/organisation/${harbour}/team/${ids.team(1)}`;
  let isRefused = false;
  const orRefused = (answer: unknown) => () =>
    isRefused ? new Response('Only administrators may do this.', { status: 403 }) : answer;
  const { user } = await openConsole(
    `/organisation/${harbour}/teams/edit/${ids.team(1)}`,
    'organisationAdministrator',
    {
      [`GET ${team}`]: orRefused(exampleOf('getTeam', ids.team(1))),
      [`GET ${team}/members`]: () => [],
      [`GET /api/organisation/${harbour}/users/values`]: () => [],
      [`GET /api/organisation/${harbour}/links`]: () => [],
      '*': orRefused(new Response('', { status: 501 })),
    },
  );
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  isRefused = true;
  vi.mocked(hasUnsavedEdits).mockReturnValue(true);
  await user.type(name, ' typed');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Delete' });
  await waitFor(() => expect(question).not.toHaveTextContent('Looking up'));
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Only administrators may do this\.$/)).toBeVisible();
  expect(name).toHaveValue('Support typed');
});

test('the page reloads for a person who has signed in again with fewer rights', async () => {
  await openSystemHealth(answers);
  session.user = 'nobody';
  await unauthorised();
  await dialog();
  session.user = 'superUser';
  hasRights = false;
  await comeToTheFront();
  await noDialog();
  expect(reloadPage).toHaveBeenCalledOnce();
});

describe('an organisation that the service refuses', () => {
  const other = '20000000-0000-4000-8000-000000000004';

  /** Opens a page of an organisation that is refused, once the session has the one of `afterwards`. */
  async function openRefused(orgId: string, afterwards: string) {
    let own = harbour;
    const { calls, history, queryClient } = await openConsole(
      '/changeprofilepassword',
      'organisationAdministrator',
      {
        'GET /Authentication/current': () => {
          const [user] = exampleOf('getCurrentSession', 'organisationAdministrator');
          return [user, { organisationID: own, name: 'Own' }, true];
        },
        '*': () => coded('The organisation does not exist.', 404),
      },
    );
    own = afterwards;
    act(() => history.push(`/organisation/${orgId}/teams`));
    await screen.findByText('There is no organisation with this id.');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    return calls;
  }

  test('reloads the page if it was the own one and the session has another now', async () => {
    await openRefused(harbour, other);
    expect(reloadPage).toHaveBeenCalled();
  });

  test('leaves the page as it is if it is still that of the session', async () => {
    await openRefused(harbour, harbour);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  test('that is not of the session is checked once, and a gained one reloads nothing', async () => {
    const calls = await openRefused(other, other);
    expect(sessionCalls(calls)).toHaveLength(2);
    expect(reloadPage).not.toHaveBeenCalled();
  });
});
