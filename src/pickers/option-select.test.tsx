import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import { OptionSelect } from './option-select';

const pound = { value: 'GBP', label: 'British Pound' };
const krone = { value: 'NOK', label: 'Norwegian Krone' };

async function shownOf(options: unknown[], value = 'NOK') {
  const onChange = vi.fn();
  const { user } = render(
    <OptionSelect
      label="Currency"
      value={value}
      onChange={onChange}
      options={options as (typeof pound)[]}
    />,
  );
  const input = screen.getByRole('combobox', { name: 'Currency' });
  await user.click(input);
  const shown = await screen.findAllByRole('option');
  return { user, onChange, input, shown: shown.map(({ textContent }) => textContent) };
}

test('an option that comes twice is offered once, as it came first', async () => {
  const { user, onChange, shown } = await shownOf([
    pound,
    krone,
    { value: 'GBP', label: 'Again' },
    krone,
  ]);
  expect(shown).toEqual(['British Pound', 'Norwegian Krone']);
  await user.click(screen.getByRole('option', { name: 'British Pound' }));
  expect(onChange).toHaveBeenCalledWith('GBP');
});

test.each(['', null, undefined, 7, {}])(
  'an option whose value is %j is not offered, and keeps no other from it',
  async (value) => {
    const { shown } = await shownOf([{ value, label: 'Odd' }, { value, label: 'Odd' }, krone]);
    expect(shown).toEqual(['Norwegian Krone']);
  },
);

test('a stored value that the list does not know stays, once', async () => {
  const { input, shown } = await shownOf([pound, pound], 'XYZ');
  expect(input).toHaveValue('XYZ');
  expect(shown).toEqual(['XYZ', 'British Pound']);
});

test('nothing chosen is no option', async () => {
  const { input, shown } = await shownOf([{ value: '', label: 'Odd' }, pound], '');
  expect(input).toHaveValue('');
  expect(shown).toEqual(['British Pound']);
});

test.each([7, null, undefined])('an option called %j is shown by its value', async (label) => {
  const { user, input, shown } = await shownOf([{ value: 'GBP', label }, krone]);
  expect(shown).toEqual(['GBP', 'Norwegian Krone']);
  await user.clear(input);
  await user.type(input, 'gb');
  expect(screen.getByRole('option')).toHaveTextContent('GBP');
});
