import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { holdBack } from '~/testing/hold-back';
import { pressEnter } from '~/testing/press-and-fill';
import { render } from '~/testing/render';
import { LateSelect } from '../fields/late-select';
import { ConfirmDialog } from './confirm-dialog';
import { modalPart } from './dialog';
import { ErrorDialog } from './error-dialog';
import { OverwriteDialog } from './overwrite-dialog';

const confirm = {
  isOpen: true,
  title: 'Delete Row',
  confirmText: 'Delete',
  onConfirm: vi.fn(),
  onCancel: vi.fn(),
};

test('the confirm dialog puts the focus on Cancel and names its close button', async () => {
  render(<ConfirmDialog {...confirm}>Delete it?</ConfirmDialog>);
  expect(screen.getByRole('dialog', { name: 'Delete Row' })).toHaveTextContent('Delete it?');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Close' })).toBeEnabled();
});

test('a press on the backdrop leaves the focus in the dialog', async () => {
  const { user } = render(<ConfirmDialog {...confirm}>Delete it?</ConfirmDialog>);
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(cancel).toHaveFocus());
  const backdrop = document.querySelector('.mantine-Modal-overlay');
  await user.click(backdrop as Element);
  expect(cancel).toHaveFocus();
});

type AskingPartProps = { isRemoved?: boolean; losesOpener?: boolean };

/** A part whose closed dialog is removed with `isRemoved`, and with `losesOpener` the opener as well. */
function AskingPart({ isRemoved = false, losesOpener = false }: AskingPartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpener, setHasOpener] = useState(true);
  const close = () => {
    setIsOpen(false);
    setHasOpener(!losesOpener);
  };
  return (
    <section aria-label="Questions">
      {hasOpener ? (
        <button type="button" onClick={() => setIsOpen(true)}>
          Ask
        </button>
      ) : null}
      {isOpen || !isRemoved ? (
        <ConfirmDialog {...confirm} isOpen={isOpen} onCancel={close}>
          Delete it?
        </ConfirmDialog>
      ) : null}
      <button type="button">After</button>
    </section>
  );
}

test('Escape ends the waiting for a dialog whose code is on its way', async () => {
  const part = holdBack(modalPart);
  const { user } = render(<AskingPart />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await user.keyboard('{Escape}');
  await part.arrive();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
});

test('a dialog has the focus before any timer, each time that it opens, and gives it back', async () => {
  const { user } = render(<AskingPart />);
  const opener = screen.getByRole('button', { name: 'Ask' });
  for (const time of ['first', 'second']) {
    opener.focus();
    fireEvent.click(opener);
    await Promise.resolve();
    expect(screen.getByRole('button', { name: 'Cancel' }), time).toHaveFocus();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Cancel' }), { key: 'Escape' });
    expect(screen.queryByRole('dialog'), time).toBeNull();
    expect(opener, time).toHaveFocus();
    // Tab continues from the opener.
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' }), time).toHaveFocus();
  }
});

test.each([{ isRemoved: false }, { isRemoved: true }])(
  'a dialog returns the focus to its opener, or else to the part around it: %o',
  async (props) => {
    const { user, unmount } = render(<AskingPart {...props} />);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
    unmount();
    render(<AskingPart {...props} losesOpener />);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('region', { name: 'Questions' })).toHaveFocus();
  },
);

test('the confirm dialog calls one callback once for each answer', async () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  const { user } = render(
    <ConfirmDialog {...confirm} onConfirm={onConfirm} onCancel={onCancel}>
      Delete it?
    </ConfirmDialog>,
  );
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.keyboard('{Escape}');
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onCancel).toHaveBeenCalledOnce();
});

test('a held Enter presses no button that gets the focus meanwhile', async () => {
  render(<ConfirmDialog {...confirm}>Delete it?</ConfirmDialog>);
  const button = screen.getByRole('button', { name: 'Delete' });
  // Only the default of a key presses a button.
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
});

test('Enter in a field confirms once, unless it is for a list or the dialog is busy', async () => {
  const onConfirm = vi.fn();
  const colours = ['Red', 'Green'].map((name) => ({ value: name, label: name }));
  const dialog = (isBusy: boolean) => (
    <ConfirmDialog {...confirm} isBusy={isBusy} onConfirm={onConfirm}>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="All" />
      <LateSelect label="Colour" data={colours} value={null} onChange={() => {}} />
    </ConfirmDialog>
  );
  const { user, rerender } = render(dialog(false));
  await user.click(screen.getByRole('combobox', { name: 'Colour' }));
  await user.keyboard('re{Enter}{ArrowDown}{Enter}');
  await user.type(screen.getByRole('checkbox', { name: 'All' }), '{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Sam{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  rerender(dialog(true));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('neither Escape nor a button closes a busy confirm dialog', async () => {
  const onCancel = vi.fn();
  const { user } = render(
    <ConfirmDialog {...confirm} isBusy onCancel={onCancel} error="Not yet.">
      Delete it?
    </ConfirmDialog>,
  );
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent('Not yet.');
  expect(onCancel).not.toHaveBeenCalled();
});

test('a busy confirm dialog keeps the focus on the button that was pressed', async () => {
  const onConfirm = vi.fn();
  const dialog = (isBusy: boolean) => (
    <ConfirmDialog {...confirm} isBusy={isBusy} onConfirm={onConfirm}>
      Delete it?
    </ConfirmDialog>
  );
  const { user, rerender } = render(dialog(false));
  await pressEnter('Delete');
  rerender(dialog(true));
  await user.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
  const button = screen.getByRole('button', { name: 'Delete' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  // The attribute would take the focus away.
  expect(button).not.toHaveAttribute('disabled');
});

function FailingPart() {
  const [message, setMessage] = useState<string>();
  return (
    <>
      <button type="button" onClick={() => setMessage('Bad Request.')}>
        Fail
      </button>
      <ErrorDialog message={message} onClose={() => setMessage(undefined)} />
    </>
  );
}

test('OK closes the error dialog and returns the focus', async () => {
  const { user } = render(<FailingPart />);
  await user.click(screen.getByRole('button', { name: 'Fail' }));
  expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent('Bad Request.');
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Fail' })).toHaveFocus());
});

test('the overwrite dialog lists the fields and offers three answers', async () => {
  const calls = { onKeepMine: vi.fn(), onLoadTheirs: vi.fn(), onCancel: vi.fn() };
  const { user } = render(
    <OverwriteDialog fields={[{ label: 'Name', values: ['Mine', ''] }]} {...calls} />,
  );
  expect(screen.getByRole('row', { name: 'Name Mine (empty)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await user.click(screen.getByRole('button', { name: 'Load theirs' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(Object.values(calls).map((call) => call.mock.calls.length)).toEqual([1, 1, 1]);
});
