import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import { ChunkLoadError } from '../load-chunk';
import { ChunkFailureDialog } from './chunk-failure-dialog';

const { reloadPage, hasUnsavedEdits } = vi.hoisted(() => ({
  reloadPage: vi.fn(),
  hasUnsavedEdits: vi.fn(),
}));
vi.mock('~/session/unsaved-edits', () => ({ reloadPage, hasUnsavedEdits }));

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};

beforeEach(() => {
  sessionStorage.clear();
  reloadPage.mockClear();
});

/** Dispatches the browser's event for an unhandled rejection. */
function rejectUncaught(reason: unknown): Event {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  act(() => void window.dispatchEvent(event));
  return event;
}

const missing = new ChunkLoadError('export-rows', 'missing');

test('a page without edits reloads once for a missing chunk, then asks', () => {
  hasUnsavedEdits.mockReturnValue(false);
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
  hasUnsavedEdits.mockReturnValue(true);
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
  hasUnsavedEdits.mockReturnValue(false);
  const { user } = render(<ChunkFailureDialog />);
  rejectUncaught(new ChunkLoadError('export-rows', 'unreached'));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Check your connection');
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(reloadPage).not.toHaveBeenCalled();
});

test('the dialog ignores other errors', () => {
  render(<ChunkFailureDialog />);
  expect(rejectUncaught(new Error('something else')).defaultPrevented).toBe(false);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
