import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import { useHoverNote } from './use-hover-note';

const grid = { role: 'grid' };
const gridCell = { role: 'gridcell', tabIndex: -1 };

function Notes() {
  const { tooltip, tooltipHandlers } = useHoverNote();
  return (
    <section aria-label="Frame" {...tooltipHandlers}>
      <button type="button" data-note="All of it">
        Part
      </button>
      <a href="/other" data-note="All of the other">
        Other
      </a>
      <div {...grid}>
        <div {...gridCell}>
          Theo <span data-note="All of the badge">Unconfirmed</span>
        </div>
      </div>
      {tooltip}
    </section>
  );
}

const rectangle = (left: number) => ({ left, right: left + 50, top: 10, bottom: 30 }) as DOMRect;

test('a note follows its element, whatever moves it', async () => {
  const { user } = render(<Notes />);
  const button = screen.getByRole('button');
  const bounds = vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(rectangle(300));
  await user.hover(button);
  expect(screen.getByText('All of it')).toHaveStyle({ left: '300px' });
  bounds.mockReturnValue(rectangle(100));
  await waitFor(() => expect(screen.getByText('All of it')).toHaveStyle({ left: '100px' }));
});

test('the note of an element that is no longer drawn is out of sight', async () => {
  render(<Notes />);
  const button = screen.getByRole('button');
  fireEvent.pointerOver(button);
  const note = screen.getByText('All of it');
  expect(note).toBeVisible();
  vi.spyOn(button, 'isConnected', 'get').mockReturnValue(false);
  await waitFor(() => expect(note).not.toBeVisible());
});

test('the note of a cell that has scrolled out of its grid is out of sight', async () => {
  render(<Notes />);
  fireEvent.pointerOver(screen.getByText('Unconfirmed'));
  const note = screen.getByText('All of the badge');
  expect(note).toBeVisible();
  const below = { left: 0, right: 400, top: 40, bottom: 300 } as DOMRect;
  vi.spyOn(screen.getByRole('grid'), 'getBoundingClientRect').mockReturnValue(below);
  vi.spyOn(screen.getByText('Unconfirmed'), 'getBoundingClientRect').mockReturnValue(
    rectangle(100),
  );
  await waitFor(() => expect(note).not.toBeVisible());
});

test('a note is out of sight behind a dialog, and in sight within one', async () => {
  const { container } = render(<Notes />);
  fireEvent.pointerOver(screen.getByRole('button'));
  const note = screen.getByText('All of it');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  await waitFor(() => expect(note).not.toBeVisible());
  dialog.remove();
  container.setAttribute('aria-modal', 'true');
  await waitFor(() => expect(note).toBeVisible());
});

test('the note of a button disappears when the button is pressed', async () => {
  const { user } = render(<Notes />);
  await user.hover(screen.getByRole('button'));
  expect(screen.getByText('All of it')).toBeInTheDocument();
  await user.click(screen.getByRole('button'));
  expect(screen.queryByText('All of it')).toBeNull();
});

test('Escape hides the note under the pointer, wherever the focus is', async () => {
  const { user } = render(<Notes />);
  await user.hover(screen.getByRole('button'));
  expect(screen.getByText('All of it')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('All of it')).toBeNull();
});

test('the button of an open menu has no note', () => {
  render(<Notes />);
  screen.getByRole('button').setAttribute('aria-expanded', 'true');
  fireEvent.pointerOver(screen.getByRole('button'));
  expect(screen.queryByText('All of it')).toBeNull();
});

test('a focused cell shows the note of the badge in it', () => {
  render(<Notes />);
  const cell = screen.getByRole('gridcell');
  vi.spyOn(cell, 'matches').mockReturnValue(true);
  act(() => cell.focus());
  expect(screen.getByText('All of the badge')).toBeInTheDocument();
});

test('a tap shows the note of a cell until the next touch, and a scroll shows none', async () => {
  const { user } = render(<Notes />);
  const tap = (target: Element) => user.pointer({ keys: '[TouchA]', target });
  const finger = { pointerType: 'touch' };
  const badge = screen.getByText('Unconfirmed');
  fireEvent.pointerOver(badge, finger);
  fireEvent.pointerLeave(screen.getByRole('region'), finger);
  expect(screen.queryByText('All of the badge')).toBeNull();
  await tap(badge);
  expect(await screen.findByText('All of the badge')).toBeInTheDocument();
  await tap(screen.getByRole('button'));
  expect(screen.queryByText('All of the badge')).toBeNull();
  expect(screen.queryByText('All of it')).toBeNull();
  await tap(screen.getByRole('gridcell'));
  expect(screen.getByText('All of the badge')).toBeInTheDocument();
});
