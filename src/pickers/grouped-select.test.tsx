import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '~/testing/render';
import { GroupedSelect } from './grouped-select';

test('options with odd texts are shown by their keys, under "Others"', async () => {
  const options = [
    { key: 'k1', value: 7, group: 5 },
    { key: 'k2', value: null, group: null },
    { key: 'k3', value: 'Kitchen', group: 'Templates' },
    { key: 9, value: 'Nine', group: 'Templates' },
    null,
  ];
  const { user } = render(
    <GroupedSelect label="Template" value={null} onChange={() => {}} options={options as never} />,
  );
  const input = screen.getByRole('combobox', { name: 'Template' });
  await user.click(input);
  const shown = await screen.findAllByRole('option');
  expect(shown.map(({ textContent }) => textContent)).toEqual(['None', 'k1', 'k2', 'Kitchen']);
  expect(screen.getByText('Others')).toBeInTheDocument();
  await user.clear(input);
  await user.type(input, 'k1');
  expect(screen.getByRole('option')).toHaveTextContent('k1');
});
