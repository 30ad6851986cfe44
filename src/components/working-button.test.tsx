import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pressEnter } from '~/testing/press-and-fill';
import { render } from '~/testing/render';
import { FieldFailure } from './fields/field-failure';
import { LoadingOverlay } from './loading-overlay/loading-overlay';
import { WorkingButton } from './working-button';

const error = new Error('Bad Request.');

test('a working button keeps the focus and does nothing', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <WorkingButton type="submit" loading={isBusy}>
        Send
      </WorkingButton>
    </form>
  );
  const { user, rerender } = render(form(false));
  await pressEnter('Send');
  rerender(form(true));
  await user.keyboard('{Enter}');
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).not.toHaveAttribute('disabled');
});

test('a card keeps the focus of a Retry that goes, until it moves on', async () => {
  const card = (state: { isLoading?: boolean; error?: Error } | undefined) => (
    <main>
      <h1 tabIndex={-1}>Summary</h1>
      <section aria-label="Teams">
        {state ? <LoadingOverlay {...state} onRetry={() => {}} /> : <a href="/teams">Support</a>}
      </section>
    </main>
  );
  const { user, rerender } = render(card({ error }));
  await pressEnter('Retry');
  rerender(card({ isLoading: true }));
  const section = screen.getByRole('region', { name: 'Teams' });
  await waitFor(() => expect(section).toHaveFocus());
  rerender(card(undefined));
  expect(section).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Support' })).toHaveFocus();
  expect(section).not.toHaveAttribute('tabindex');
});

test('the heading gets the focus of a Retry without a card, and of one whose card goes as well', async () => {
  const page = (isThere: boolean) => (
    <main>
      <h1 tabIndex={-1}>Summary</h1>
      {isThere ? (
        <section>
          <LoadingOverlay error={error} onRetry={() => {}} />
        </section>
      ) : null}
    </main>
  );
  const { rerender } = render(page(true));
  await pressEnter('Retry');
  rerender(page(false));
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

test('a field gets the focus of the Retry below it', async () => {
  const field = (failure: Error | null = null) => (
    <main>
      <h1 tabIndex={-1}>Teams</h1>
      <div>
        <input aria-label="Parent" />
        <FieldFailure
          read={{ error: failure, isFetching: false, refetch: () => {} }}
          wordsOf={() => 'No.'}
        />
      </div>
    </main>
  );
  const { rerender } = render(field(error));
  await pressEnter('Retry');
  rerender(field());
  await waitFor(() => expect(screen.getByLabelText('Parent')).toHaveFocus());
});

test('a button that goes without the focus moves nothing', async () => {
  const page = (isThere: boolean) => (
    <main>
      <h1 tabIndex={-1}>Teams</h1>
      {isThere ? <WorkingButton>Retry</WorkingButton> : null}
    </main>
  );
  const { rerender } = render(page(true));
  rerender(page(false));
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});
