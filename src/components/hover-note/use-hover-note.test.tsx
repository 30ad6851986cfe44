import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import { useHoverNote } from './use-hover-note';

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
      <div {...gridCell}>
        Theo <span data-note="All of the badge">Unconfirmed</span>
      </div>
      {tooltip}
    </section>
  );
}

const rectangle = (left: number) => ({ left, right: left + 50, top: 10, bottom: 30 }) as DOMRect;

test('the note of the focused element follows it when it scrolls into view', async () => {
  const { user } = render(<Notes />);
  const cell = screen.getByRole('button');
  const bounds = vi.spyOn(cell, 'getBoundingClientRect').mockReturnValue(rectangle(300));
  // jsdom lets the key presses of earlier tests decide :focus-visible.
  vi.spyOn(cell, 'matches').mockReturnValue(true);
  await user.tab();
  expect(screen.getByText('All of it')).toHaveStyle({ left: '300px' });
  // The browser sends the scroll event only after the focus event.
  bounds.mockReturnValue(rectangle(100));
  fireEvent.scroll(screen.getByRole('region'));
  expect(screen.getByText('All of it')).toHaveStyle({ left: '100px' });
});

test('the note of an element disappears when the element scrolls away from the pointer', () => {
  render(<Notes />);
  fireEvent.pointerOver(screen.getByRole('button'));
  expect(screen.getByText('All of it')).toBeInTheDocument();
  fireEvent.scroll(screen.getByRole('region'));
  expect(screen.queryByText('All of it')).toBeNull();
});

test('a note that came to lie on its element leaves it when the pointer comes', async () => {
  const { user } = render(<Notes />);
  const button = screen.getByRole('button');
  const bounds = vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(rectangle(300));
  await user.hover(button);
  bounds.mockReturnValue(rectangle(100));
  await user.hover(screen.getByText('All of it'));
  expect(screen.getByText('All of it')).toHaveStyle({ left: '100px' });
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

test('a scroll in the same event batch does not restore the previous note', () => {
  render(<Notes />);
  const cell = screen.getByRole('button');
  vi.spyOn(cell, 'matches').mockReturnValue(true);
  fireEvent.pointerOver(cell);
  const other = screen.getByRole('link');
  vi.spyOn(other, 'matches').mockReturnValue(true);
  act(() => {
    other.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    screen.getByRole('region').dispatchEvent(new Event('scroll'));
  });
  expect(screen.queryByText('All of it')).toBeNull();
  expect(screen.getByText('All of the other')).toBeInTheDocument();
});

test('a focused cell shows the note of the badge in it, also after it scrolls into view', () => {
  render(<Notes />);
  const cell = screen.getByRole('gridcell');
  vi.spyOn(cell, 'matches').mockReturnValue(true);
  act(() => cell.focus());
  expect(screen.getByText('All of the badge')).toBeInTheDocument();
  fireEvent.scroll(screen.getByRole('region'));
  expect(screen.getByText('All of the badge')).toBeInTheDocument();
});
