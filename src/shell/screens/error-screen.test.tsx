import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '~/api/query-client';
import { PageHeading } from '~/components/page-heading';
import { reloadPage } from '~/session/unsaved-edits';
import { refusal } from '~/testing/failed-calls';
import { pressEnter } from '~/testing/press-and-fill';
import { replaceReloads } from '~/testing/replaced-reloads';
import { ChunkLoadError } from '../load-chunk';
import { ErrorScreen } from './error-screen';

beforeEach(() => {
  replaceReloads();
  sessionStorage.clear();
  // React and the router write every caught error of a test to the console.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

function renderPage(load: () => unknown) {
  const rootRoute = createRootRoute();
  const page = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    loader: async () => {
      await load();
    },
    component: () => <PageHeading>The page</PageHeading>,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultErrorComponent: ErrorScreen,
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={createQueryClient()}>
        <main>
          <RouterProvider router={router as never} />
        </main>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return userEvent.setup();
}

const failing = (error: Error) => () => Promise.reject(error);

test('the error screen shows the status text, the reason of the server and a link home', async () => {
  renderPage(failing(refusal(500, 'disk full', { statusText: 'Internal Server Error' })));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Internal Server Error. disk full$/);
  expect(screen.getByRole('link', { name: 'Send me home' })).toHaveAttribute('href', '/');
});

test.each([
  new TypeError('e.normalize is not a function'),
  new RangeError('Invalid time value'),
  new Error('Minified React error #31'),
  'odd',
])('the text of an error in the code is for the log alone: %s', async (error) => {
  renderPage(() => Promise.reject(error));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^An error in the console prevented this\. Try again, or reload the page\.$/,
  );
});

test('Retry shows the page once its loader succeeds, and moves the focus to the heading', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('Network error'))
    .mockRejectedValueOnce(new Error('Network error'))
    .mockResolvedValue(null);
  renderPage(load);
  await pressEnter('Retry');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toHaveFocus(),
  );
  await pressEnter('Retry');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The page' })).toHaveFocus());
});

test('a call that is forbidden says so', async () => {
  renderPage(failing(refusal(403, 'Not yours')));
  expect(await screen.findByRole('heading', { name: 'Not allowed' })).toBeVisible();
  expect(screen.getByText('Not yours')).toBeVisible();
});

test('a missing chunk reloads the page once, and then shows its error', async () => {
  const missing = new ChunkLoadError('admin/users', 'missing');
  renderPage(failing(missing));
  await screen.findByRole('heading', { name: 'Loading chunk admin/users failed' });
  expect(reloadPage).toHaveBeenCalledOnce();

  renderPage(failing(missing));
  await screen.findAllByRole('heading', { name: 'Loading chunk admin/users failed' });
  expect(reloadPage).toHaveBeenCalledOnce();
});

test('a chunk that timed out does not reload the page', async () => {
  const user = renderPage(failing(new ChunkLoadError('admin/users', 'timeout')));
  await screen.findByRole('heading', { name: 'Loading chunk admin/users failed' });
  expect(reloadPage).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloadPage).toHaveBeenCalledOnce();
});

test('Retry loads a chunk whose server could not be reached, without a reload', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new ChunkLoadError('admin/users', 'unreached'))
    .mockResolvedValue(null);
  const user = renderPage(load);
  await screen.findByRole('heading', { name: 'Loading chunk admin/users failed' });
  expect(screen.getByRole('alert')).toHaveTextContent('the server was not reached');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
  expect(reloadPage).not.toHaveBeenCalled();
});
