import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import { GridSearchField } from './grid-search-field';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const field = () => screen.getByRole('textbox', { name: 'Search all columns' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('a late echo of the emitted text does not overwrite newer typing', () => {
  const onChange = vi.fn();
  const { rerender } = render(<GridSearchField value="" onChange={onChange} />);
  type('G');
  wait(300);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('G');
  type('Gr');
  rerender(<GridSearchField value="G" onChange={onChange} />);
  expect(field()).toHaveValue('Gr');
  wait(300);
  expect(onChange).toHaveBeenLastCalledWith('Gr');
});

test('an outside change replaces the text and is not emitted again', () => {
  const onChange = vi.fn();
  const { rerender } = render(<GridSearchField value="Ada" onChange={onChange} />);
  rerender(<GridSearchField value="" onChange={onChange} />);
  expect(field()).toHaveValue('');
  wait(300);
  expect(onChange).not.toHaveBeenCalled();
});

test('the cross empties the field at once and focuses it', () => {
  const onChange = vi.fn();
  render(<GridSearchField value="Ada" onChange={onChange} />);
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test('a text beyond the limit has an error, and nothing of it is emitted', () => {
  const onChange = vi.fn();
  render(<GridSearchField value="" onChange={onChange} />);
  type('x'.repeat(10_000));
  wait(300);
  expect(field()).toHaveValue('x'.repeat(10_000));
  expect(field()).toHaveAccessibleDescription('At most 250 characters; this has 10000.');
  expect(onChange).not.toHaveBeenCalled();
  type('x'.repeat(250));
  wait(300);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('x'.repeat(250));
});
