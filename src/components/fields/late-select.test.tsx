import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { holdBack } from '~/testing/hold-back';
import { render } from '~/testing/render';
import { saveByKey } from '../edit-page/use-save-key';
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

test('Enter chooses the first match, and does not send a form with a text that matches nothing', async () => {
  const submitted = vi.fn((event: FormEvent) => event.preventDefault());
  const { user } = render(
    <form onSubmit={submitted}>
      <Colour />
    </form>,
  );
  await user.click(field());
  await user.keyboard('bl{Enter}');
  expect(field()).toHaveValue('Blue');
  await user.clear(field());
  await user.keyboard('x{Enter}');
  expect(submitted).not.toHaveBeenCalled();
  expect(field()).toHaveValue('x');
});

test('the first key after a click replaces the chosen label, also while the list loads', async () => {
  const part = holdBack(selectPart);
  const { user } = render(<Colour />);
  await user.click(field());
  await user.keyboard('b');
  expect(field()).toHaveValue('b');
  await part.arrive();
  await user.keyboard('l');
  expect(field()).toHaveValue('bl');
});

test('a list that loads between the press and the release of the mouse keeps the label selected', async () => {
  const part = holdBack(selectPart);
  const { user } = render(<Colour />);
  await user.pointer({ keys: '[MouseLeft>]', target: field() });
  await part.arrive();
  await user.keyboard('bl');
  expect(field()).toHaveValue('bl');
});

test('a click in a text that was typed places the caret, and Escape restores the label', async () => {
  const { user } = render(<Colour />);
  await user.click(field());
  await user.keyboard('bu');
  await user.pointer({ keys: '[MouseLeft]', target: field(), offset: 1 });
  await user.keyboard('l');
  expect(field()).toHaveValue('blu');
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('Green');
});

test('the first key after a choice replaces its label', async () => {
  const { user } = render(<Colour />);
  await user.click(field());
  await user.keyboard('bl');
  await user.click(screen.getByRole('option', { name: 'Blue' }));
  expect(field()).toHaveValue('Blue');
  await waitFor(() => expect(field()).toHaveSelection('Blue'));
  await user.keyboard('re{Enter}');
  expect(field()).toHaveValue('Red');
});

test('a choice beyond the limit is the first option and marked, until a text is typed', async () => {
  const { user } = render(
    <LateSelect label="Colour" data={colours} limit={2} value="blue" onChange={() => {}} />,
  );
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  await user.click(field());
  expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Blue');
  expect(options()).toEqual(['Blue', 'Red', 'Green']);
  await user.keyboard('re');
  expect(options()).toEqual(['Red', 'Green']);
});

test('a render reads no option that a long list does not show', async () => {
  let reads = 0;
  const beyond = {
    value: 'violet',
    get label() {
      reads += 1;
      return 'Violet';
    },
  };
  const data = [...colours, beyond];
  const form = (placeholder: string) => (
    <LateSelect
      {...{ label: 'Colour', data, placeholder, limit: 2 }}
      value="blue"
      onChange={() => {}}
    />
  );
  const { user, rerender } = render(form('Before'));
  await user.click(field());
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  expect(field()).toHaveValue('Blue');
  reads = 0;
  rerender(form('After'));
  expect(reads).toBe(0);
  await user.keyboard('vi');
  expect(screen.getByRole('option', { name: 'Violet' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('Blue');
});

const said = () => screen.getByRole('status');

describe.each([true, false])('leaving, with a loaded list: %s', (isLoaded) => {
  async function typeAndLeave(text: string) {
    const part = holdBack(selectPart);
    const view = render(<Colour />);
    if (isLoaded) await part.arrive();
    await view.user.click(field());
    await view.user.keyboard(text);
    await view.user.tab();
    return { ...view, ...part };
  }

  test('takes the first match of what was typed, and a list that comes later does not take the focus', async () => {
    const { arrive } = await typeAndLeave('BL');
    expect(field()).toHaveValue('Blue');
    if (!isLoaded) await arrive();
    expect(field()).toHaveValue('Blue');
    expect(field()).not.toHaveFocus();
  });

  test('with a text that matches nothing says so, until the next key', async () => {
    const { user } = await typeAndLeave(' x');
    expect(field()).toHaveValue('Green');
    expect(field()).toHaveAccessibleDescription('Nothing was chosen for "x".');
    if (isLoaded) expect(said()).toHaveTextContent('Nothing was chosen for "x".');
    await user.type(field(), 'r');
    expect(field()).toHaveAccessibleDescription('');
  });

  test.each(['Green', 'g{Backspace}'])('after the keys "%s" keeps the choice', async (keys) => {
    await typeAndLeave(keys);
    expect(field()).toHaveValue('Green');
    expect(field()).toHaveAccessibleDescription('');
  });
});

test('Enter in the typed label of the choice keeps the choice', async () => {
  const { user } = render(<Colour />);
  await user.click(field());
  await user.keyboard('Green{Enter}');
  expect(field()).toHaveValue('Green');
  expect(screen.queryByRole('option')).toBeNull();
});

test('leaving takes what the arrow keys have marked', async () => {
  const { user } = render(<Colour />);
  await user.click(field());
  await screen.findByRole('option', { name: 'Green' });
  await user.keyboard('{ArrowUp}');
  await user.tab();
  expect(field()).toHaveValue('Red');
});

test('another window leaves the typed text as it is', async () => {
  const { user } = render(<Colour />);
  await user.click(field());
  await user.keyboard('bl');
  // The field stays the active element.
  fireEvent.blur(field());
  expect(field()).toHaveValue('bl');
  expect(screen.getByRole('option', { name: 'Blue' })).toBeVisible();
});

test('Ctrl+S saves the first match, and does not save with a text that matches nothing', async () => {
  const saved = vi.fn();
  const { user } = render(
    // biome-ignore lint/a11y/noStaticElementInteractions: the listener of a form is on the window
    <div onKeyDown={(event) => saveByKey(event, saved)}>
      <Colour />
    </div>,
  );
  await user.click(field());
  await user.keyboard('bl{Control>}s{/Control}');
  expect(field()).toHaveValue('Blue');
  expect(saved).toHaveBeenCalledTimes(1);
  await user.keyboard('{Control>}a{/Control}x{Control>}s{/Control}');
  expect(saved).toHaveBeenCalledTimes(1);
  expect(field()).toHaveValue('x');
});

test('a screen reader hears that a list has no match', async () => {
  const { user } = render(<Colour />);
  expect(said()).toBeEmptyDOMElement();
  await user.click(field());
  await user.keyboard('x');
  expect(said()).toHaveTextContent('No matches');
  await user.keyboard('{Escape}');
  expect(said()).toBeEmptyDOMElement();
});

test.each([true, false])(
  'Escape of an input method keeps its word, with a loaded list: %s',
  async (isLoaded) => {
    const part = holdBack(selectPart);
    const { user } = render(<Colour />);
    if (isLoaded) await part.arrive();
    await user.clear(field());
    await user.type(field(), 'bl');
    fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
    expect(field()).toHaveValue('bl');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('Green');
  },
);
