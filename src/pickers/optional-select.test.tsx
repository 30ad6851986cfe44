import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import { OptionalSelect } from './optional-select';

const options = [
  { key: 'a', value: 'Alpha' },
  { key: 'b', value: 'Beta' },
];

function setUp(value: string | null, given: { key: string; value: string }[] = options) {
  const onChange = vi.fn();
  const view = render(
    <OptionalSelect label="Server" value={value} onChange={onChange} options={given} />,
  );
  return { ...view, onChange, input: screen.getByRole('combobox', { name: 'Server' }) };
}

test('shows the choice, or that there is none', () => {
  const { input, unmount } = setUp('b');
  expect(input).toHaveValue('Beta');
  unmount();
  expect(setUp(null).input).toHaveValue('None');
});

test('none can be chosen, and something else', async () => {
  const { user, input, onChange } = setUp('a');
  await user.click(input);
  await user.click(await screen.findByRole('option', { name: 'None' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  await user.click(input);
  await user.click(await screen.findByRole('option', { name: 'Beta' }));
  expect(onChange).toHaveBeenLastCalledWith('b');
});

test('where there is nothing to choose from there is still none', async () => {
  const { user, input } = setUp(null, []);
  await user.click(input);
  const shown = await screen.findAllByRole('option');
  expect(shown.map(({ textContent }) => textContent)).toEqual(['None']);
});

test('a stored choice that the list does not know stays, and says so', () => {
  expect(setUp('gone').input).toHaveValue('Not in the list: gone');
});

test('a choice without a name is called by its key', async () => {
  const { user, input } = setUp(null, [...options, { key: 'c', value: '' }]);
  await user.click(input);
  const shown = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(shown).toEqual(['None', 'Alpha', 'Beta', 'c']);
});
