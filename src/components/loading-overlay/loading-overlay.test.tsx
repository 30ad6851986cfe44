import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal } from '~/testing/failed-calls';
import { render } from '~/testing/render';
import { LoadingOverlay } from './loading-overlay';

const error = new Error('Bad Request.');

test.each([
  ['loading', { isLoading: true }, 'status', 'Loading...'],
  ['empty', { isEmpty: true }, 'status', 'No Data'],
  ['a failed load', { error }, 'alert', 'Error...Bad Request.'],
  ['loading again after a failure', { isLoading: true, error }, 'status', 'Loading...'],
])('shows the text of the state: %s', (_name, props, role, text) => {
  render(<LoadingOverlay {...props}>content</LoadingOverlay>);
  expect(screen.getByRole(role)).toHaveTextContent(text);
});

test('a screen can replace or hide each text', () => {
  const { rerender } = render(<LoadingOverlay isLoading loadingText="Please wait" />);
  expect(screen.getByRole('status')).toHaveTextContent('Please wait');
  rerender(<LoadingOverlay isEmpty emptyText={null} message="Nobody was invited." />);
  expect(screen.getByRole('status').textContent).toBe('Nobody was invited.');
});

test('shows nothing when there is data', () => {
  render(<LoadingOverlay>content</LoadingOverlay>);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('announces what has come, in the live region that announced the load', () => {
  const { rerender } = render(<LoadingOverlay isLoading loadedText="12 matches found." />);
  const region = screen.getByRole('status');
  expect(region).toHaveTextContent('Loading...');
  rerender(<LoadingOverlay loadedText="12 matches found." />);
  expect(region).toHaveTextContent('12 matches found.');
});

test.each([
  ['a record that does not exist', 'The record does not exist.', 0],
  ['an empty 404, as of a proxy', '', 1],
])('the failure of %s has %i buttons', (_what, body, buttons) => {
  const cause = new Error('In words', { cause: refusal(404, body) });
  render(<LoadingOverlay error={cause} onRetry={() => {}} />);
  expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(buttons);
});

test('Retry calls back once', async () => {
  const onRetry = vi.fn();
  const { user } = render(<LoadingOverlay error={error} onRetry={onRetry} />);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
