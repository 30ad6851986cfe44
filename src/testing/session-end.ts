import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { exampleOf } from './contract-examples';
import { refusal } from './failed-calls';
import { harbour } from './harbour';
import { openConsole, type Persona } from './open-console';

type Answers = NonNullable<Parameters<typeof openConsole>[2]>;

const sessionCall = 'GET /Authentication/current';

/** The person that the service reports as signed in, whatever the open page has. */
export const session: { user: Persona } = { user: 'superUser' };

const currentSession = () =>
  session.user === 'nobody'
    ? new Response('', { status: 401 })
    : exampleOf('getCurrentSession', session.user);

/** Opens a page as the super user, whose session a test may end. */
export function openSignedIn(path: string, answers: Answers) {
  session.user = 'superUser';
  return openConsole(path, 'superUser', { [sessionCall]: currentSession, ...answers });
}

/** Opens a page whose own calls do not matter to the tests of the session. */
export const openSystemHealth = (answers: Answers = {}) =>
  openSignedIn(`/organisation/${harbour}/systemhealth`, answers);

/** Returns the session calls. */
export const sessionCalls = (calls: { call: string }[]) =>
  calls.filter(({ call }) => call === sessionCall);

/** Creates the error of a 401, after it has notified the failure listeners. */
export const refused = () => refusal(401, 'You are not signed in.', { statusText: 'Unauthorized' });

export const unauthorised = () => act(async () => void refused());

export const comeToTheFront = () => act(async () => void window.dispatchEvent(new Event('focus')));

export const dialog = () => screen.findByRole('alertdialog', { name: 'Your session has ended' });

export const noDialog = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
