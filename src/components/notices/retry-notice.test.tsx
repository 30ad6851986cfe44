import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import { RetryNotice } from './retry-notice';

test('the button keeps the focus during a retry and does not retry a second time', async () => {
  const refetch = vi.fn();
  const notice = (isFetching: boolean) => (
    <RetryNotice text="Old. No." read={{ isFetching, refetch }} />
  );
  const { user, rerender } = render(notice(false));
  expect(screen.getByText('Old. No.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  rerender(notice(true));
  expect(screen.getByRole('button', { name: 'Retrying...' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(refetch).toHaveBeenCalledTimes(1);
});
