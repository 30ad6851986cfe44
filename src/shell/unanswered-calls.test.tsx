import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '~/api/query-client';
import { unansweredCalls } from '~/domain/call-outcome';
import { startUp } from '~/session/start-up';
import { startConsole } from '~/start-console';
import { answerCalls } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(async () => {
  await act(async () => {
    for (const call of unansweredCalls.current()) call.giveUp();
  });
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => {});
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const says = 'The server has not answered for 15 seconds.';
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const sent = (calls: { call: string }[], call: string) =>
  calls.filter((each) => each.call === call).length;
const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

test('a pending list offers Retry, and Cancel, whose error dialog reads again on OK', async () => {
  let answer: () => unknown = never;
  const { calls } = await openConsole('/admin/users', 'superUser', {
    'GET /api/user': () => answer(),
    'GET /api/lastseen/users': () => [],
  });
  await wait(15_000);
  expect(screen.getByText(says)).toBeVisible();
  await user.click(await button('Retry'));
  expect(sent(calls, 'GET /api/user')).toBe(2);
  expect(screen.queryByText(says)).toBeNull();
  await wait(15_000);
  await user.click(await button('Cancel'));
  expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent(
    'The server has not answered.',
  );
  expect(sent(calls, 'GET /api/user')).toBe(2);
  answer = () => exampleOf('listUsers', 'users');
  await user.click(await button('OK'));
  expect(await screen.findByRole('rowheader', { name: 'Uma Olsen' })).toBeVisible();
});

test('Cancel of a pending page shows its failure with Retry', async () => {
  await openConsole('/admin', 'superUser', { 'GET /admin/summary/': never });
  await wait(15_000);
  expect(screen.getByText(says)).toBeVisible();
  await user.click(await button('Cancel'));
  expect(await screen.findByText('The server has not answered.')).toBeVisible();
  expect(await button('Retry')).toBeVisible();
});

test('the frame of the page reports a pending refresh and keeps the visible records', async () => {
  let answer: () => unknown = () => exampleOf('listUsers', 'users');
  await openConsole('/admin/users', 'superUser', { 'GET /api/user': () => answer() });
  await screen.findByRole('rowheader', { name: 'Uma Olsen' });
  answer = never;
  await user.click(await button('More tools'));
  await user.click(await button('Refresh'));
  await wait(15_000);
  expect(within(screen.getByRole('main')).getByText(says)).toBeVisible();
  await user.click(await button('Cancel'));
  expect(await screen.findByRole('dialog', { name: 'Error' })).toBeVisible();
  expect(screen.getByText('Uma Olsen')).toBeVisible();
});

test('start-up reports a pending session call', async () => {
  let answer: () => unknown = never;
  answerCalls({ 'GET /Authentication/current': () => answer() });
  const queryClient = createQueryClient();
  const container = document.body.appendChild(document.createElement('div'));
  const started = startConsole({ container, queryClient, answers: startUp(queryClient, '/admin') });
  await wait(15_000);
  expect(screen.getByText(says)).toBeVisible();
  answer = () => new Response('', { status: 401 });
  await user.click(await button('Retry'));
  const root = await act(() => started);
  expect(screen.getByRole('heading', { name: 'Login Required' })).toBeVisible();
  act(() => root.unmount());
  container.remove();
});

test('a cancelled save of a new record is repeated when the list does not have the record', async () => {
  const { calls } = await openConsole('/admin/deploymentserver/create', 'superUser', {
    'GET /api/deploymentServerInstance': () => [],
    'POST /api/deploymentServerInstance/batch': never,
  });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'North');
  await user.type(screen.getByRole('textbox', { name: 'Uri' }), 'https://north.test');
  await user.click(await button('Save'));
  await wait(15_000);
  expect(screen.getByText(/What you sent may have been saved or not/)).toBeVisible();
  await user.click(await button('Stop waiting'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The server has not answered.');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('North');

  const batches = () => sent(calls, 'POST /api/deploymentServerInstance/batch');
  await user.click(await button('Save'));
  await waitFor(() => expect(batches()).toBe(2));
  expect(calls.at(-2)?.call).toBe('GET /api/deploymentServerInstance');
  expect(screen.queryByRole('dialog', { name: 'Save again?' })).toBeNull();
});

test('a save of a new client is repeated without a question if only the check was cancelled', async () => {
  let answer: () => unknown = never;
  const { calls } = await openConsole('/admin/clients/edit/new', 'superUser', {
    'GET /api/client': () => answer(),
    'POST /api/client/batch': () => exampleOf('commitClients', 'saved'),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Client ID' }), 'tablet');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Tablet');
  await user.click(await button('Save'));
  await wait(15_000);
  for (const call of unansweredCalls.current()) act(call.giveUp);
  expect(await screen.findByRole('alert')).toHaveTextContent('The server has not answered.');
  answer = () => [];
  await user.click(await button('Save'));
  expect(screen.queryByRole('dialog', { name: 'Save again?' })).toBeNull();
  expect(sent(calls, 'POST /api/client/batch')).toBe(1);
});
