import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
import { LoadingOverlay } from '../loading-overlay/loading-overlay';
import { type UnansweredCall, UnansweredCallsProvider } from './unanswered-calls';
import { UnansweredFrameNotice } from './unanswered-notice';

const says = 'The server has not answered for 15 seconds.';
const callOf = (isReading: boolean) => ({ isReading, askAgain: vi.fn(), giveUp: vi.fn() });

/** A store of unanswered calls; `tell` replaces its calls. */
function tellUnanswered() {
  let calls: readonly UnansweredCall[] = [];
  const listeners = new Set<() => void>();
  return {
    calls: {
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      current: () => calls,
    },
    tell: (...told: UnansweredCall[]) =>
      act(() => {
        calls = told;
        for (const listener of listeners) listener();
      }),
  };
}

test('a loading area reports it in its live region, with Retry and Cancel', async () => {
  const { calls, tell } = tellUnanswered();
  const read = callOf(true);
  const { user } = render(
    <UnansweredCallsProvider calls={calls}>
      <UnansweredFrameNotice />
      <LoadingOverlay isLoading />
    </UnansweredCallsProvider>,
  );
  const region = screen.getByRole('status');
  expect(region).toHaveTextContent(/^Loading...$/);
  tell(read);
  expect(screen.getByText(says)).toBeVisible();
  expect(region).toHaveTextContent(says);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(read.askAgain).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(read.giveUp).toHaveBeenCalledOnce();
  tell();
  expect(screen.queryByText(says)).toBeNull();
});

test('the frame of the page reports calls that no loading area waits for, in a live region', () => {
  const { calls, tell } = tellUnanswered();
  render(
    <UnansweredCallsProvider calls={calls}>
      <UnansweredFrameNotice />
      <LoadingOverlay>Loaded.</LoadingOverlay>
    </UnansweredCallsProvider>,
  );
  tell(callOf(true));
  expect(screen.getByText(says).closest('[role="status"]')).not.toBeNull();
});

test('a write in a dialog offers only Stop waiting and keeps the focus there', async () => {
  const { calls, tell } = tellUnanswered();
  const write = callOf(false);
  const { user } = render(
    <UnansweredCallsProvider calls={calls}>
      <ConfirmDialog
        isOpen
        isBusy
        title="Send"
        confirmText="Send"
        onConfirm={vi.fn()}
        onCancel={vi.fn()}
      >
        Send it?
      </ConfirmDialog>
    </UnansweredCallsProvider>,
  );
  tell(write);
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('What you sent may have been saved or not.');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Stop waiting' }));
  expect(write.giveUp).toHaveBeenCalledOnce();
  expect(write.askAgain).not.toHaveBeenCalled();
  tell();
  expect(dialog).toHaveFocus();
});
