import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { holdBack } from '~/testing/hold-back';
import { render } from '~/testing/render';
import { calendars } from './calendars';
import { LateTimeInput } from './late-time-input';

function Start() {
  const [value, setValue] = useState<string | null>('2026-03-01 10:30');
  return (
    <>
      <LateTimeInput
        label="Start"
        aria-describedby="zone"
        placeholder="At once"
        value={value}
        onChange={setValue}
      />
      <p id="zone">In your time zone</p>
    </>
  );
}

const field = () => screen.getByRole('button', { name: /^Start/ });
const clear = () => screen.queryByRole('button', { name: 'Clear Start' }) as HTMLElement;
const calendar = () => screen.queryByRole('dialog', { name: /^Start/ });

test('a button with the same name stands for the picker until it has loaded', async () => {
  const part = holdBack(calendars);
  render(<Start />);
  const name = field().getAttribute('aria-label');
  expect(name).toMatch(/^Start: .*2026/);
  expect(field()).toHaveAccessibleDescription('In your time zone');
  expect(field()).toHaveAttribute('aria-haspopup', 'dialog');
  await part.arrive();
  expect(field()).toHaveAttribute('aria-label', name);
  expect(field()).toHaveAccessibleDescription('In your time zone');
  expect(field()).not.toHaveFocus();
  expect(calendar()).toBeNull();
});

test.each([
  ['before', false],
  ['when', true],
])(
  'the time can be cleared %s the picker has loaded; the field keeps the focus',
  async (_, hasLoaded) => {
    const part = holdBack(calendars);
    const { user } = render(<Start />);
    if (hasLoaded) await part.arrive();
    await user.click(clear());
    expect(field()).toHaveTextContent('At once');
    expect(field()).toHaveFocus();
    expect(clear()).toBeNull();
    expect(calendar()).toBeNull();
  },
);

test('the button that clears the time keeps the focus', async () => {
  const part = holdBack(calendars);
  const { user } = render(<Start />);
  await user.tab();
  await user.tab();
  expect(clear()).toHaveFocus();
  await part.arrive();
  expect(clear()).toHaveFocus();
});

test('the picker opens after a press that came before it', async () => {
  const part = holdBack(calendars);
  const { user } = render(<Start />);
  await user.click(field());
  expect(field()).toHaveAttribute('aria-busy', 'true');
  await part.arrive();
  expect(calendar()).toBeVisible();
});

test('a picker that arrives between press and release opens, too', async () => {
  const part = holdBack(calendars);
  const { user } = render(<Start />);
  await user.pointer({ keys: '[MouseLeft>]', target: field() });
  await part.arrive();
  await user.pointer({ keys: '[/MouseLeft]', target: field() });
  expect(calendar()).toBeVisible();
});

test('a picker that arrives between press and release does not keep the time', async () => {
  const part = holdBack(calendars);
  const { user } = render(<Start />);
  await user.pointer({ keys: '[MouseLeft>]', target: clear() });
  await part.arrive();
  await user.pointer({ keys: '[/MouseLeft]', target: clear() });
  expect(field()).toHaveTextContent('At once');
  expect(clear()).toBeNull();
  expect(field()).toHaveFocus();
});

test('a press on the clear button that ends on another element keeps the time', async () => {
  const part = holdBack(calendars);
  const { user } = render(<Start />);
  await user.pointer({ keys: '[MouseLeft>]', target: clear() });
  await part.arrive();
  await user.pointer([{ target: document.body }, { keys: '[/MouseLeft]' }]);
  expect(field()).not.toHaveTextContent('At once');
  await user.click(field());
  expect(calendar()).toBeVisible();
});

test('the picker takes over the focus, and stays closed, without a press', async () => {
  const part = holdBack(calendars);
  const { user } = render(<Start />);
  await user.tab();
  await part.arrive();
  expect(field()).toHaveFocus();
  expect(calendar()).toBeNull();
});

test('no picker opens for a person whose focus has moved to another element', async () => {
  const part = holdBack(calendars);
  const { user } = render(<Start />);
  await user.click(field());
  await user.tab();
  await part.arrive();
  expect(calendar()).toBeNull();
  expect(field()).not.toHaveFocus();
});
