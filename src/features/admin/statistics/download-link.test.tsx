import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const file = 'GET /api/Statistics/DownloadMonthlyStatistics';
const shownMonth = '/admin/statistics?month=2026-10';

const open = (path = shownMonth, answers: Parameters<typeof openConsole>[2] = {}) =>
  openConsole(path, 'superUser', {
    'POST /api/Statistics/monthlyAllPOSCores': () => exampleOf('queryMonthlyStatistics', 'month'),
    ...answers,
  });
const field = () => screen.findByRole('textbox', { name: 'Month' });
const tree = () => screen.findByRole('tree', { name: 'Statistics' });

describe('the download', () => {
  const link = () => screen.findByRole('link', { name: 'Download' });

  test('has the month of the field in its link, and no link without a month', async () => {
    const { user } = await open('/admin/statistics');
    await user.clear(await field());
    expect(await link()).toHaveAttribute('aria-disabled', 'true');
    expect(await link()).not.toHaveAttribute('href');
    await user.type(await field(), '2026-10');
    expect(await link()).toHaveAttribute(
      'href',
      '/api/Statistics/DownloadMonthlyStatistics?date=2026-10',
    );
    expect(await link()).not.toHaveAttribute('aria-disabled');
  });

  test('shows the reason of a failure, and the page stays', async () => {
    const opened = await open(shownMonth, { [file]: () => coded('BadRequest') });
    await tree();
    await opened.user.click(await link());
    expect(
      await screen.findByText('October 2026 could not be downloaded. Bad Request.'),
    ).toBeVisible();
    expect(within(await tree()).getAllByRole('treeitem').length).toBeGreaterThan(0);
  });

  test.each([
    ['a page', new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
    ['JSON', Response.json(null)],
    ['an empty file', new Response('', { headers: { 'Content-Type': 'text/csv' } })],
  ])('that answers with %s saves nothing, and says so', async (_, answer) => {
    const opened = await open(shownMonth, { [file]: () => answer });
    await tree();
    await opened.user.click(await link());
    const text = 'October 2026 could not be downloaded. The answer could not be read';
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('sends one call for two clicks, and saves the file by the name in the answer', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    let answer = (_: Response) => {};
    const opened = await open(shownMonth, {
      [file]: () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    });
    await tree();
    await opened.user.click(await link());
    await waitFor(async () => expect(await link()).toHaveAttribute('aria-busy', 'true'));
    await opened.user.click(await link());
    const headers = {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="october.csv"',
    };
    answer(new Response('a,b', { headers }));
    await waitFor(async () => expect(await link()).not.toHaveAttribute('aria-busy'));
    expect(opened.calls.filter(({ call }) => call === file)).toHaveLength(1);
    await waitFor(() => expect(saved).toEqual(['october.csv']));
  });
});
