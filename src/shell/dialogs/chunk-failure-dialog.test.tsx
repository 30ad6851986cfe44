import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LatePart, useLatePart } from '~/components/late-part';
import { hasUnsavedEdits, reloadPage } from '~/session/unsaved-edits';
import { render } from '~/testing/render';
import { replaceReloads } from '~/testing/replaced-reloads';
import { ChunkLoadError } from '../load-chunk';
import { ChunkFailureDialog } from './chunk-failure-dialog';

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

beforeEach(() => {
  replaceReloads();
  sessionStorage.clear();
});

/** Dispatches the browser's event for an unhandled rejection. */
function rejectUncaught(reason: unknown): Event {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  act(() => void window.dispatchEvent(event));
  return event;
}

const missing = new ChunkLoadError('export-rows', 'missing');

test('a page without edits reloads once for a missing chunk, then asks', () => {
  render(<ChunkFailureDialog />);
  expect(rejectUncaught(missing).defaultPrevented).toBe(true);
  expect(reloadPage).toHaveBeenCalledOnce();
  rejectUncaught(missing);
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(
    screen.getByRole('alertdialog', { name: 'Loading chunk export-rows failed' }),
  ).toBeVisible();
});

test('a page with edits asks before it reloads', async () => {
  vi.mocked(hasUnsavedEdits).mockReturnValue(true);
  const { user } = render(<ChunkFailureDialog />);
  rejectUncaught(missing);
  expect(reloadPage).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();

  rejectUncaught(missing);
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloadPage).toHaveBeenCalledOnce();
});

test('a page whose server cannot be reached stays', async () => {
  const { user } = render(<ChunkFailureDialog />);
  rejectUncaught(new ChunkLoadError('export-rows', 'unreached'));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Check your connection');
  screen.getByRole('button', { name: 'OK' }).focus();
  // The backdrop belongs to the dialog.
  await user.click(screen.getByRole('alertdialog'));
  expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(reloadPage).not.toHaveBeenCalled();
});

function Note({ part }: { part: LatePart<{ text: string }> }) {
  const [isOpen, setIsOpen] = useState(false);
  const note = useLatePart(part, isOpen, setIsOpen);
  return (
    <button type="button" onClick={() => setIsOpen(true)}>
      {isOpen ? (note?.text ?? 'Coming') : 'Closed'}
    </button>
  );
}

test('a part that a person waits for is lost: Retry brings it, and OK ends the waiting', async () => {
  // Any movement on the page loads the part in advance, so that the number of loads says nothing.
  let isReached = false;
  const request = async () => {
    if (!isReached) throw new ChunkLoadError('note', 'unreached');
    return { text: 'Here' };
  };
  const { user } = render(
    <>
      <Note part={new LatePart(request)} />
      <ChunkFailureDialog />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Closed' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Loading chunk note failed');
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await user.click(screen.getByRole('button', { name: 'Closed' }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isReached = true;
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Here' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('the dialog ignores other errors', () => {
  render(<ChunkFailureDialog />);
  expect(rejectUncaught(new Error('something else')).defaultPrevented).toBe(false);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
