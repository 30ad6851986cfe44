import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type NewPassword, noNewPassword } from '~/domain/password-strength';
import { render } from '~/testing/render';
import { NewPasswordFields } from './new-password-fields';

const tooShort = 'Password needs to be at least 8 characters long';
const password = () => screen.getByLabelText(/^New Password/);
const confirmation = () => screen.getByLabelText(/^Confirm Password/);

function open() {
  const onChange = vi.fn<(value: NewPassword) => void>();
  function Form() {
    const [value, setValue] = useState(noNewPassword);
    onChange(value);
    return <NewPasswordFields value={value} onChange={setValue} />;
  }
  const { user } = render(<Form />);
  return { user, onChange };
}

test('shows the strength of the password while a person types', async () => {
  const { user } = open();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.type(password(), 'abcdefg1');
  expect(screen.getByRole('status')).toHaveTextContent('Password strength: Weak');
  await user.type(password(), 'A!');
  expect(screen.getByRole('status')).toHaveTextContent('Password strength: Strong');
});

test('a short password is invalid after a blur, until it is long enough', async () => {
  const { user } = open();
  expect(password()).toHaveAccessibleDescription(tooShort);
  await user.type(password(), 'abc');
  expect(password()).not.toHaveAttribute('aria-invalid');
  await user.tab();
  expect(password()).toHaveAttribute('aria-invalid', 'true');
  expect(password()).toHaveAccessibleDescription(tooShort);
  await user.type(password(), 'defgh');
  expect(password()).not.toHaveAttribute('aria-invalid');
});

test('compares the confirmation after trimming, and keeps the password as typed', async () => {
  const { user, onChange } = open();
  await user.type(password(), ' abcdefgh');
  await user.type(confirmation(), 'abcdefg');
  expect(confirmation()).toHaveAttribute('aria-invalid', 'true');
  expect(confirmation()).toHaveAccessibleDescription('The passwords do not match');
  await user.type(confirmation(), 'h ');
  expect(confirmation()).not.toHaveAttribute('aria-invalid');
  expect(onChange).toHaveBeenLastCalledWith({
    password: ' abcdefgh',
    confirmation: 'abcdefgh ',
  });
});

test.each([' abcdefgh', 'abcdefgh ', '        '])(
  'a note says that "%s" has a blank at an end',
  async (text) => {
    const { user } = open();
    await user.type(password(), 'abcdefgh');
    expect(password()).toHaveAccessibleDescription(tooShort);
    await user.clear(password());
    await user.type(password(), text);
    expect(password()).toHaveAccessibleDescription('The password begins or ends with a space.');
    expect(screen.getByText('The password begins or ends with a space.')).toBeVisible();
    expect(password()).not.toHaveAttribute('aria-invalid');
  },
);

test('an empty confirmation is invalid after a blur', async () => {
  const { user } = open();
  await user.type(password(), 'abcdefgh');
  expect(confirmation()).not.toHaveAttribute('aria-invalid');
  await user.click(confirmation());
  await user.tab();
  expect(confirmation()).toHaveAttribute('aria-invalid', 'true');
});

test('a person can paste, show and hide a password, which is marked as new', async () => {
  const { user } = open();
  await user.click(password());
  await user.paste('pasted-password');
  expect(password()).toHaveValue('pasted-password');
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  expect(password()).toHaveAttribute('type', 'password');
  const toggle = screen.getByRole('button', { name: 'Show or hide New Password' });
  toggle.focus();
  await user.keyboard('{Enter}');
  expect(password()).toHaveAttribute('type', 'text');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard(' ');
  expect(password()).toHaveAttribute('type', 'password');
});
