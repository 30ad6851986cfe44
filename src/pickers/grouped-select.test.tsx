import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '~/testing/render';
import { GroupedSelect } from './grouped-select';

test('an unnamed option shows its key, and one without a group stands under "Others"', async () => {
  const options = [
    { key: 'k1', value: '', group: '' },
    { key: 'k2', value: 'Kitchen', group: 'Templates' },
  ];
  const { user } = render(
    <GroupedSelect label="Template" value={null} onChange={() => {}} options={options} />,
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
