import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import { OptionalSelect } from './option-select';

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

test('shows the choice or None', () => {
  const { input, unmount } = setUp('b');
  expect(input).toHaveValue('Beta');
  unmount();
  expect(setUp(null).input).toHaveValue('None');
});

test('a person can choose none or another option', async () => {
  const { user, input, onChange } = setUp('a');
  await user.click(input);
  await user.click(await screen.findByRole('option', { name: 'None' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  await user.click(input);
  await user.click(await screen.findByRole('option', { name: 'Beta' }));
  expect(onChange).toHaveBeenLastCalledWith('b');
});

test('an option with the key "none" is not the choice of none', async () => {
  const { user, input, onChange } = setUp(null, [{ key: 'none', value: 'Template' }]);
  await user.click(input);
  await user.click(await screen.findByRole('option', { name: 'Template' }));
  expect(onChange).toHaveBeenLastCalledWith('none');
});

test('an empty list still offers none', async () => {
  const { user, input } = setUp(null, []);
  await user.click(input);
  const shown = await screen.findAllByRole('option');
  expect(shown.map(({ textContent }) => textContent)).toEqual(['None']);
});

test('a stored choice that is not in the list stays with a note', () => {
  expect(setUp('gone').input).toHaveValue('Not in the list: gone');
});

test('a choice without a name shows its key', async () => {
  const { user, input } = setUp(null, [...options, { key: 'c', value: '' }]);
  await user.click(input);
  const shown = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(shown).toEqual(['None', 'Alpha', 'Beta', 'c']);
});

test('choices with the same name show the end of their keys', async () => {
  const bars = [
    { key: 'id-000001', value: 'Bar' },
    { key: 'id-000002', value: 'Bar' },
  ];
  const { user, input } = setUp('id-000002', bars);
  expect(input).toHaveValue('Bar (…000002)');
  await user.click(input);
  const shown = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(shown).toEqual(['None', 'Bar (…000001)', 'Bar (…000002)']);
});

test('an unnamed option shows its key, and one without a group is under "Others"', async () => {
  const grouped = [
    { key: 'k1', value: '', group: '' },
    { key: 'k2', value: 'Kitchen', group: 'Templates' },
  ];
  const { user } = render(
    <OptionalSelect label="Template" value={null} onChange={() => {}} options={grouped} />,
  );
  const input = screen.getByRole('combobox', { name: 'Template' });
  await user.click(input);
  const shown = await screen.findAllByRole('option');
  expect(shown.map(({ textContent }) => textContent)).toEqual(['None', 'k1', 'Kitchen']);
  expect(screen.getByText('Others')).toBeInTheDocument();
  await user.clear(input);
  await user.type(input, 'k1');
  expect(screen.getByRole('option')).toHaveTextContent('k1');
});
