import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import { RetryNotice } from './retry-notice';

test('the button keeps the focus during a retry and does not retry a second time', async () => {
  const onRetry = vi.fn();
  const notice = (isBusy: boolean) => (
    <RetryNotice text="Old. No." isBusy={isBusy} onRetry={onRetry} />
  );
  const { user, rerender } = render(notice(false));
  expect(screen.getByText('Old. No.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  rerender(notice(true));
  expect(screen.getByRole('button', { name: 'Retrying...' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(1);
});
