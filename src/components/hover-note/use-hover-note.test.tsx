import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import { useHoverNote } from './use-hover-note';

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
      {tooltip}
    </section>
  );
}

const rectangle = (left: number) => ({ left, right: left + 50, top: 10, bottom: 30 }) as DOMRect;

test('the note of the focused element goes with it when that was scrolled into view', async () => {
  const { user } = render(<Notes />);
  const cell = screen.getByRole('button');
  const place = vi.spyOn(cell, 'getBoundingClientRect').mockReturnValue(rectangle(300));
  // jsdom takes what the tests before have pressed into account for :focus-visible.
  vi.spyOn(cell, 'matches').mockReturnValue(true);
  await user.tab();
  expect(screen.getByText('All of it')).toHaveStyle({ left: '300px' });
  // The browser tells of the scrolling only after the focus.
  place.mockReturnValue(rectangle(100));
  fireEvent.scroll(screen.getByRole('region'));
  expect(screen.getByText('All of it')).toHaveStyle({ left: '100px' });
});

test('the note of an element that was scrolled away from the pointer disappears', () => {
  render(<Notes />);
  fireEvent.pointerOver(screen.getByRole('button'));
  expect(screen.getByText('All of it')).toBeInTheDocument();
  fireEvent.scroll(screen.getByRole('region'));
  expect(screen.queryByText('All of it')).toBeNull();
});

test('a scroll in the same moment does not bring the note before back', () => {
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
