import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { hasUnsavedEdits, reloadPage, restartConsole } from '~/session/unsaved-edits';
import { exampleOf } from '~/testing/contract-examples';
import { refusal } from '~/testing/failed-calls';
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
