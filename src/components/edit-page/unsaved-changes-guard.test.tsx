import { MantineProvider } from '@mantine/core';
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { PageFrameNotice, showSaved } from '../notices/frame-notice';
import { UnsavedChangesGuard } from './unsaved-changes-guard';

function EditScreen() {
  const [name, setName] = useState('Ada');
  const isSaved = useRef(false);
  return (
    <>
      <h1>Edit</h1>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <Link to="." search={{ tab: 'advanced' } as never}>
        Tab
      </Link>
      <Link to="/admin">Leave</Link>
      <Link
        to="/admin"
        onClick={() => {
          isSaved.current = true;
        }}
      >
        Save and leave
      </Link>
      <UnsavedChangesGuard hasUnsavedChanges={() => name !== 'Ada' && !isSaved.current} />
    </>
  );
}

async function setUp() {
  const root = createRootRoute({
    component: () => (
      <>
        <PageFrameNotice />
        <Outlet />
      </>
    ),
  });
  const edit = createRoute({
    getParentRoute: () => root,
    path: '/profile',
    validateSearch: (search) => search,
    component: EditScreen,
  });
  const list = createRoute({
    getParentRoute: () => root,
    path: '/admin',
    component: () => <h1>List</h1>,
  });
  window.history.replaceState({}, '', '/admin');
  window.history.pushState({}, '', '/profile');
  // The memory history supports neither Back nor beforeunload.
  const history = createBrowserHistory();
  onTestFinished(() => history.destroy());
  const router = createRouter({ routeTree: root.addChildren([edit, list]), history });
  render(
    <MantineProvider env="test">
      <RouterProvider router={router as never} />
    </MantineProvider>,
  );
  await screen.findByRole('heading', { name: 'Edit' });
  return { user: userEvent.setup(), router };
}

const question = () => screen.queryByRole('dialog', { name: 'Unsaved changes' });

test('asks before a link loses edits, and Stay keeps the page and the edits', async () => {
  const { user } = await setUp();
  await user.type(screen.getByLabelText('Name'), '!');
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(question()).toBeNull());
  expect(screen.getByLabelText('Name')).toHaveValue('Ada!');
});

test('Leave without saving leaves the page', async () => {
  const { user } = await setUp();
  await user.type(screen.getByLabelText('Name'), '!');
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible();
});

test('asks before Back loses edits', async () => {
  const { user, router } = await setUp();
  await user.type(screen.getByLabelText('Name'), '!');
  router.history.back();
  expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
});

test.each([
  ['nothing was edited', async () => {}],
  [
    'the values are back to what was loaded',
    (user: ReturnType<typeof userEvent.setup>) =>
      user.type(screen.getByLabelText('Name'), '!{Backspace}'),
  ],
])('does not ask when %s', async (_name, act) => {
  const { user } = await setUp();
  await act(user);
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible();
  expect(question()).toBeNull();
});

test('does not ask when the edits have just been saved', async () => {
  const { user } = await setUp();
  await user.type(screen.getByLabelText('Name'), '!');
  await user.click(screen.getByRole('link', { name: 'Save and leave' }));
  expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible();
});

test('does not ask when only the search of the same page changes', async () => {
  const { user, router } = await setUp();
  await user.type(screen.getByLabelText('Name'), '!');
  await user.click(screen.getByRole('link', { name: 'Tab' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'advanced' }));
  expect(question()).toBeNull();
  expect(screen.getByLabelText('Name')).toHaveValue('Ada!');
});

test('asks the browser to ask before a reload, but only with edits', async () => {
  const { user } = await setUp();
  const isAsked = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(isAsked()).toBe(false);
  await user.type(screen.getByLabelText('Name'), '!');
  expect(isAsked()).toBe(true);
});

test('who stays reads what was saved before the question', async () => {
  const { user } = await setUp();
  await user.type(screen.getByLabelText('Name'), '!');
  act(() => showSaved('Support', { isLeaving: true }));
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  await waitFor(() => expect(question()).not.toBeNull());
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(await screen.findByText('Saved Support.')).toBeVisible();
});
