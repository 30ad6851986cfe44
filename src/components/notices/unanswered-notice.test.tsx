import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
import { LoadingOverlay } from '../loading-overlay/loading-overlay';
import {
  type UnansweredCall,
  UnansweredCallsProvider,
  UnansweredFrameNotice,
} from './unanswered-notice';

const message = 'The server has not answered for 15 seconds.';
const callOf = (isReading: boolean) => ({ isReading, askAgain: vi.fn(), giveUp: vi.fn() });

/** A store of unanswered calls; `replace` replaces its calls. */
function unansweredCalls() {
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
    replace: (...next: UnansweredCall[]) =>
      act(() => {
        calls = next;
        for (const listener of listeners) listener();
      }),
  };
}

test('a loading area reports it in its live region, with Retry and Cancel', async () => {
  const { calls, replace } = unansweredCalls();
  const read = callOf(true);
  const { user } = render(
    <UnansweredCallsProvider calls={calls}>
      <UnansweredFrameNotice />
      <LoadingOverlay isLoading />
    </UnansweredCallsProvider>,
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
  const { calls, replace } = unansweredCalls();
  render(
    <UnansweredCallsProvider calls={calls}>
      <UnansweredFrameNotice />
      <LoadingOverlay>Loaded.</LoadingOverlay>
    </UnansweredCallsProvider>,
  );
  replace(callOf(true));
  expect(screen.getByText(message).closest('[role="status"]')).not.toBeNull();
});

test('a write in a dialog offers only Stop waiting and keeps the focus there', async () => {
  const { calls, replace } = unansweredCalls();
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
