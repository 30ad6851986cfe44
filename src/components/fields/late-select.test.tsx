import { screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { holdBack } from '~/testing/hold-back';
import { render } from '~/testing/render';
import { LateSelect, selectPart } from './late-select';

const colours = ['Red', 'Green', 'Blue'].map((label) => ({ label, value: label.toLowerCase() }));

function Colour() {
  const [value, setValue] = useState<string | null>('green');
  return <LateSelect label="Colour" data={colours} value={value} onChange={setValue} required />;
}

const field = () => screen.getByRole('combobox', { name: 'Colour' });

test('a field stands for the select until its list has loaded, which then replaces it', async () => {
  const part = holdBack(selectPart);
  render(<Colour />);
  expect(field()).toHaveValue('Green');
  expect(field()).toBeRequired();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await part.arrive();
  expect(field()).toHaveValue('Green');
  expect(field()).not.toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the list opens under the focus and searches for what was typed before', async () => {
  const part = holdBack(selectPart);
  const { user } = render(<Colour />);
  await user.clear(field());
  await user.type(field(), 'bl');
  expect(field()).toHaveAttribute('aria-busy', 'true');
  await part.arrive();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('bl');
  await user.click(await screen.findByRole('option', { name: 'Blue' }));
  expect(field()).toHaveValue('Blue');
});

test('Enter after typing does not send the form before the list has loaded', async () => {
  const part = holdBack(selectPart);
  const submitted = vi.fn((event: FormEvent) => event.preventDefault());
  const { user } = render(
    <form onSubmit={submitted}>
      <Colour />
    </form>,
  );
  await user.clear(field());
  await user.type(field(), 'bl{Enter}');
  expect(submitted).not.toHaveBeenCalled();
  await part.arrive();
  expect(field()).toHaveValue('bl');
  expect(await screen.findByRole('option', { name: 'Blue' })).toBeVisible();
});

test('what was selected in the field stays so, so that typing replaces it', async () => {
  const part = holdBack(selectPart);
  const { user } = render(<Colour />);
  await user.click(field());
  (field() as HTMLInputElement).select();
  await part.arrive();
  await user.keyboard('bl');
  expect(field()).toHaveValue('bl');
});

test('a field that has lost the focus forgets what was typed', async () => {
  const part = holdBack(selectPart);
  const { user } = render(<Colour />);
  await user.type(field(), 'x');
  await user.tab();
  await part.arrive();
  expect(field()).toHaveValue('Green');
  expect(field()).not.toHaveFocus();
});
