import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import { OptionSelect } from './option-select';

const pound = { value: 'GBP', label: 'British Pound' };
const krone = { value: 'NOK', label: 'Norwegian Krone' };

async function shownOf(options: (typeof pound)[], value = 'NOK') {
  const onChange = vi.fn();
  const { user } = render(
    <OptionSelect label="Currency" value={value} onChange={onChange} options={options} />,
  );
  const input = screen.getByRole('combobox', { name: 'Currency' });
  await user.click(input);
  const shown = await screen.findAllByRole('option');
  return { user, onChange, input, shown: shown.map(({ textContent }) => textContent) };
}

test('shows the chosen option and emits another one', async () => {
  const { user, onChange, input, shown } = await shownOf([pound, krone]);
  expect(input).toHaveValue('Norwegian Krone');
  expect(shown).toEqual(['British Pound', 'Norwegian Krone']);
  await user.click(screen.getByRole('option', { name: 'British Pound' }));
  expect(onChange).toHaveBeenCalledWith('GBP');
});

test('a stored value that is not in the list stays', async () => {
  const { input, shown } = await shownOf([pound], 'XYZ');
  expect(input).toHaveValue('XYZ');
  expect(shown).toEqual(['XYZ', 'British Pound']);
});

test('an empty value adds no option', async () => {
  const { input, shown } = await shownOf([pound], '');
  expect(input).toHaveValue('');
  expect(shown).toEqual(['British Pound']);
});
