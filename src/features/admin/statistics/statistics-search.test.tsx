import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { lastCompleteMonth } from '~/domain/month';
import { coded } from '~/testing/answers';
import {
  addressOf,
  asReceived,
  field,
  month,
  names,
  openStatistics,
  queriesOf,
  query,
  shownMonth,
  tree,
} from '~/testing/statistics-page';

describe('a search', () => {
  test('sends no call before a month is chosen', async () => {
    const opened = await openStatistics('/admin/statistics');
    expect(
      await screen.findByText('Choose a month and press Search to see its figures.'),
    ).toBeVisible();
    expect(screen.queryByRole('tree')).toBeNull();
    expect(queriesOf(opened)).toEqual([]);
  });

  test('the field begins with the last complete month, which Enter searches for', async () => {
    const opened = await openStatistics('/admin/statistics');
    expect(await field()).toHaveValue(lastCompleteMonth());
    await opened.user.type(await field(), '{Enter}');
    await tree();
    expect(addressOf(opened)).toBe(`?month=${lastCompleteMonth()}`);
  });

  test('Enter searches, and the month goes into the address', async () => {
    const opened = await openStatistics('/admin/statistics');
    await opened.user.clear(await field());
    await opened.user.type(await field(), '10/2026{Enter}');
    expect(await names()).toEqual(asReceived);
    expect(queriesOf(opened)).toEqual([{ monthStart: '2026-10-01' }]);
    expect(addressOf(opened)).toBe('?month=2026-10');
    expect(await field()).toHaveValue('2026-10');
    expect(screen.getByRole('heading', { name: 'October 2026' })).toBeVisible();
    expect(screen.getByText('3 instances, 5 orgs, 50,099 transactions, 4 outlets')).toBeVisible();
    expect(screen.getByText('Figures of 3 POS Core instances.')).toBeInTheDocument();
  });

  test('the button searches again for the same month', async () => {
    const opened = await openStatistics();
    await tree();
    await opened.user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(queriesOf(opened)).toHaveLength(2));
  });

  test('the calendar fills in a month, and Enter searches for it', async () => {
    const opened = await openStatistics('/admin/statistics?month=2025-03');
    await opened.user.click(await screen.findByRole('button', { name: /^Choose a month/ }));
    await opened.user.click(await screen.findByRole('button', { name: 'May 2025' }));
    expect(await field()).toHaveValue('2025-05');
    expect(await field()).toHaveFocus();
    await opened.user.keyboard('{Enter}');
    await waitFor(() => expect(addressOf(opened)).toBe('?month=2025-05'));
    expect(queriesOf(opened).at(-1)).toEqual({ monthStart: '2025-05-01' });
  });

  test('the calendar gets the focus before any timer, and the timers do not undo a quick key', async () => {
    await openStatistics('/admin/statistics?month=2025-03');
    const input = await field();
    const month = (name: string) =>
      document.querySelector<HTMLElement>(`[aria-label="${name}"]`) as HTMLElement;
    input.focus();
    // It chooses among the words of an input method.
    fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true });
    await Promise.resolve();
    expect(input).toHaveFocus();
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    await Promise.resolve();
    expect(month('March 2025')).toHaveFocus();
    fireEvent.keyDown(month('March 2025'), { key: 'ArrowDown' });
    expect(month('June 2025')).toHaveFocus();
    // Waits for the timers of the focus trap.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(month('June 2025')).toHaveFocus();
    fireEvent.keyDown(month('June 2025'), { key: 'Escape' });
    expect(month('June 2025')).toBeNull();
    expect(input).toHaveFocus();
  });

  test('a link with a month searches on its own, once', async () => {
    const opened = await openStatistics();
    expect(await names()).toEqual(asReceived);
    expect(queriesOf(opened)).toHaveLength(1);
  });

  test.each([
    ['2026-13', 'There is no such month. Enter one from 01 to 12.'],
    ['soon', 'Enter a month as YYYY-MM.'],
  ])('"%s" is no month and sends no call', async (text, reason) => {
    const opened = await openStatistics();
    await opened.user.clear(await field());
    await opened.user.type(await field(), text);
    await opened.user.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByText(reason)).toBeVisible();
    expect(await field()).toHaveFocus();
    expect(queriesOf(opened)).toHaveLength(1);
  });

  test('Enter in an empty field clears the results without a call', async () => {
    const opened = await openStatistics();
    await tree();
    await opened.user.clear(await field());
    expect(await tree()).toBeVisible();
    await opened.user.keyboard('{Enter}');
    expect(
      await screen.findByText('Choose a month and press Search to see its figures.'),
    ).toBeVisible();
    expect(screen.queryByRole('tree')).toBeNull();
    expect(addressOf(opened)).toBe('');
    expect(queriesOf(opened)).toHaveLength(1);
  });

  test('the clear button of the field clears the results as well', async () => {
    const opened = await openStatistics();
    await tree();
    await opened.user.click(screen.getByRole('button', { name: 'Clear Month' }));
    await waitFor(() => expect(screen.queryByRole('tree')).toBeNull());
    expect(await field()).toHaveFocus();
    expect(queriesOf(opened)).toHaveLength(1);
  });

  test('the last of two searches wins, and the older one is aborted', async () => {
    const waiting = new Map<string, (rows: unknown) => void>();
    // A signal alone does not outlive its request in Node: nothing aborts it after a garbage collection.
    const requests = new Map<string, Request>();
    const opened = await openStatistics('/admin/statistics', {
      [query]: (body, request) => {
        const { monthStart } = body as { monthStart: string };
        requests.set(monthStart, request);
        return new Promise((resolve) => waiting.set(monthStart, resolve));
      },
    });
    await opened.user.clear(await field());
    await opened.user.type(await field(), '2026-09{Enter}');
    await waitFor(() => expect(waiting.has('2026-09-01')).toBe(true));
    expect(await screen.findByText('Loading...')).toBeVisible();
    await opened.user.clear(await field());
    await opened.user.type(await field(), '2026-10{Enter}');
    await waitFor(() => expect(waiting.has('2026-10-01')).toBe(true));
    await waitFor(() => expect(requests.get('2026-09-01')?.signal.aborted).toBe(true));
    expect(requests.get('2026-10-01')?.signal.aborted).toBe(false);
    waiting.get('2026-10-01')?.(month());
    expect(await names()).toEqual(asReceived);
    waiting.get('2026-09-01')?.([]);
    expect(await screen.findByRole('heading', { name: 'October 2026' })).toBeVisible();
    expect(await names()).toEqual(asReceived);
  });
});

describe('a failure', () => {
  test.each([
    ['BadRequest', () => coded('BadRequest'), 'Bad Request.'],
    ['403', () => new Response('', { status: 403, statusText: 'Forbidden' }), 'Forbidden'],
  ])('%s shows the error state, and Retry searches again', async (_name, failure, text) => {
    let isBroken = true;
    const { user } = await openStatistics(shownMonth, {
      [query]: () => (isBroken ? failure() : month()),
    });
    const alert = (await screen.findByText('Error...')).closest('[role="alert"]') as HTMLElement;
    expect(alert).toHaveTextContent(text);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await names()).toEqual(asReceived);
  });

  test('empties the results of the previous search', async () => {
    let isBroken = false;
    const { user } = await openStatistics(shownMonth, {
      [query]: () => (isBroken ? coded('BadRequest') : month()),
    });
    await tree();
    isBroken = true;
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Error...')).toBeVisible();
    expect(screen.queryByRole('tree')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'October 2026' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear Month' }));
    await waitFor(() => expect(screen.queryByText('Error...')).toBeNull());
  });
});
