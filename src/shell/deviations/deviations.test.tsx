import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDeviations, reportDeviation } from '~/api/answers/deviations';
import { render } from '~/testing/render';
import { DeviationsBadge } from './deviations-badge';
import { areDeviationsShown, reportDeviations } from './watch-deviations';

const email = { operation: 'listUsers', path: '[].email', expected: 'text', found: 'null' };
const whole = { operation: 'getUser', path: '', expected: 'a record', found: 'a list of 0' };

beforeEach(() => {
  forgetDeviations();
  vi.spyOn(console, 'warn').mockReturnValue();
  document.head
    .querySelector('meta[name$="deviations-to"], meta[name="show-deviations"]')
    ?.remove();
});

function serveWith(name: string, content: string) {
  const meta = document.createElement('meta');
  meta.name = name;
  meta.content = content;
  document.head.append(meta);
}

test('the badge counts deviations, and its dialog lists and copies them', async () => {
  const { user } = render(<DeviationsBadge />);
  expect(screen.queryByRole('complementary', { name: 'Contract' })).toBeNull();
  reportDeviation(email);
  const badge = await screen.findByRole('button', { name: 'Contract: 1 deviation' });
  reportDeviation(email);
  reportDeviation(whole);
  await waitFor(() => expect(badge).toHaveAccessibleName('Contract: 2 deviations'));
  await user.click(badge);
  const dialog = await screen.findByRole('dialog', { name: 'Deviations from the contract' });
  const items = within(dialog).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'listUsers [].email is null instead of text',
    'getUser  is a list of 0 instead of a record',
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Copy all' }));
  expect(await navigator.clipboard.readText()).toBe(
    'listUsers [].email is null instead of text\ngetUser  is a list of 0 instead of a record',
  );
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await user.click(within(dialog).getByRole('button', { name: 'Copied' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('It could not be copied.');
  expect(`${getSelection()}`).toContain('is null instead of text');
});

test('a page without an address reports nothing', () => {
  const send = vi.fn();
  vi.stubGlobal('fetch', send);
  reportDeviation(email);
  reportDeviations();
  reportDeviation(whole);
  expect(send).not.toHaveBeenCalled();
});

test('a page reports each deviation once, without cookies, and ignores a failed report', async () => {
  const send = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', send);
  serveWith('report-deviations-to', 'https://reports.test/in');
  reportDeviation(email);
  const end = reportDeviations();
  reportDeviation(email);
  reportDeviation(whole);
  end();
  expect(send.mock.calls.map(([address, { body }]) => [address, JSON.parse(body)])).toEqual([
    ['https://reports.test/in', [email]],
    ['https://reports.test/in', [whole]],
  ]);
  const [, options] = send.mock.calls[0] ?? [];
  expect(options).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
});

test('a page shows deviations only if it was served with the setting', () => {
  vi.stubEnv('DEV', false);
  expect(areDeviationsShown()).toBe(false);
  serveWith('show-deviations', 'on');
  expect(areDeviationsShown()).toBe(true);
});
