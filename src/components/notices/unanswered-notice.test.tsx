import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type UnansweredCall, unansweredCalls } from '~/domain/call-outcome';
import { render } from '~/testing/render';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
import { LoadingOverlay } from '../loading-overlay/loading-overlay';
import { UnansweredFrameNotice } from './unanswered-notice';

const message = 'The server has not answered for 15 seconds.';
const callOf = (isReading: boolean) => ({ isReading, askAgain: vi.fn(), giveUp: vi.fn() });

const replace = (...calls: UnansweredCall[]) => act(() => unansweredCalls.set(calls));

afterEach(() => replace());

test('a loading area reports it in its live region, with Retry and Cancel', async () => {
  const read = callOf(true);
  const { user } = render(
    <>
      <UnansweredFrameNotice />
      <LoadingOverlay isLoading />
    </>,
  );
  const region = screen.getByRole('status');
  expect(region).toHaveTextContent(/^Loading...$/);
  replace(read);
  expect(screen.getByText(message)).toBeVisible();
  expect(region).toHaveTextContent(message);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(read.askAgain).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(read.giveUp).toHaveBeenCalledOnce();
  replace();
  expect(screen.queryByText(message)).toBeNull();
});

test('the frame of the page reports calls that no loading area waits for, in a live region', () => {
  render(
    <>
      <UnansweredFrameNotice />
      <LoadingOverlay>Loaded.</LoadingOverlay>
    </>,
  );
  replace(callOf(true));
  expect(screen.getByText(message).closest('[role="status"]')).not.toBeNull();
});

test('a write in a dialog offers only Stop waiting and keeps the focus there', async () => {
  const write = callOf(false);
  const { user } = render(
    <ConfirmDialog
      isOpen
      isBusy
      title="Send"
      confirmText="Send"
      onConfirm={vi.fn()}
      onCancel={vi.fn()}
    >
      Send it?
    </ConfirmDialog>,
  );
  replace(write);
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('What you sent may have been saved or not.');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Stop waiting' }));
  expect(write.giveUp).toHaveBeenCalledOnce();
  expect(write.askAgain).not.toHaveBeenCalled();
  replace();
  await waitFor(() => expect(dialog).toHaveFocus());
});
