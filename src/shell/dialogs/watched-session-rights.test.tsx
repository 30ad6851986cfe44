import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hasUnsavedEdits, reloadPage, restartConsole } from '~/session/unsaved-edits';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { refusal } from '~/testing/failed-calls';
import { harbour } from '~/testing/harbour';
import { openConsole } from '~/testing/open-console';
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

test('a page with unsaved edits stays after a lost right', async () => {
  const { calls } = await openSystemHealth(answers);
  hasRights = false;
  vi.mocked(hasUnsavedEdits).mockReturnValue(true);
  await forbidden();
  await waitFor(() => expect(sessionCalls(calls)).toHaveLength(2));
  expect(reloadPage).not.toHaveBeenCalled();
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
