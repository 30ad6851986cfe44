import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import { PageFrameNotice, showDeleted, showSaved, showSavedAlready } from './frame-notice';

const here = { isLeaving: false };
const said = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

test('a word after a save goes after six seconds, and a second one has six of its own', () => {
  vi.useFakeTimers();
  render(<PageFrameNotice />);
  const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000));
  act(() => showSaved('Harbour', here));
  expect(said()).toEqual(['Saved Harbour.']);
  expect(screen.queryByRole('button')).toBeNull();
  pass(5);
  const first = screen.getByRole('status');
  act(() => showSaved('Harbour', here));
  expect(said()).toEqual(['Saved Harbour.']);
  // The same text in the same live region would not be announced again.
  expect(screen.getByRole('status')).not.toBe(first);
  pass(5);
  expect(said()).toEqual(['Saved Harbour.']);
  pass(2);
  expect(said()).toEqual([]);
  vi.useRealTimers();
});

test('a record without a name is the record', () => {
  render(<PageFrameNotice />);
  act(() => showDeleted('', here));
  expect(said()).toEqual(['Deleted the record.']);
});

test('a notice that a save was done already is the only one of the next page', async () => {
  render(<PageFrameNotice />);
  act(() => {
    showSavedAlready('Harbour', { isLeaving: true });
    showSaved('Harbour', { isLeaving: true });
  });
  expect(said()).toEqual([]);
  act(() => showSavedAlready('Harbour', here));
  expect(said()).toEqual(['Harbour was saved already.']);
});

test.each([
  [1, ['Saved Harbour.']],
  [31, []],
])('a notice outlives a restart of the console that takes %i seconds: %j', (seconds, shown) => {
  vi.useFakeTimers();
  const { unmount } = render(<PageFrameNotice />);
  act(() => showSaved('Harbour', { isLeaving: true }));
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  vi.advanceTimersByTime(seconds * 1_000);
  render(<PageFrameNotice />);
  expect(said()).toEqual(shown);
  vi.useRealTimers();
});

test.each(['7', 'null', '{"text":{"a":1}}', '{"text":["a"]}', '{}'])(
  '%s in the storage is no notice',
  (stored) => {
    const kept = { ...Object(JSON.parse(stored)), keptAt: Date.now() };
    sessionStorage.setItem('console-notice', JSON.stringify(kept));
    render(<PageFrameNotice />);
    expect(said()).toEqual([]);
  },
);
