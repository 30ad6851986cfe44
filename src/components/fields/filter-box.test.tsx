import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import { SummaryMore } from '../summary-card/summary-more';
import { FilterBox } from './filter-box';

test('a filter beyond the limit has an error, and is not applied', async () => {
  const onApply = vi.fn();
  const { user } = render(<FilterBox placeholder="Filter" filter="" onApply={onApply} />);
  const field = screen.getByRole('textbox', { name: 'Filter' });
  fireEvent.change(field, { target: { value: 'x'.repeat(251) } });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(field).toHaveValue('x'.repeat(251));
  expect(field).toHaveAccessibleDescription('At most 250 characters; this has 251.');
  expect(field).toHaveFocus();
  expect(onApply).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: ` ${'x'.repeat(250)} ` } });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(onApply).toHaveBeenCalledExactlyOnceWith('x'.repeat(250));
});

test('the search of a summary neither cuts a text beyond the limit nor sends it', async () => {
  const onSearch = vi.fn();
  const { user } = render(<SummaryMore shown={5} total={9} label="Search" onSearch={onSearch} />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await user.click(field);
  await user.paste('x'.repeat(251));
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('x'.repeat(251));
  expect(field).toHaveProperty('validationMessage', 'At most 250 characters; this has 251.');
  expect(onSearch).not.toHaveBeenCalled();
  await user.keyboard('{Backspace}{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('x'.repeat(250));
});
