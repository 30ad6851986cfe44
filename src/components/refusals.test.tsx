import { TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openConsole } from '~/testing/open-console';
import { fill } from '~/testing/press-and-fill';
import { render } from '~/testing/render';
import { Dialog } from './dialogs/dialog';

const field = (name: string) => screen.findByRole('textbox', { name });
const regions = (root: ParentNode) => [...root.querySelectorAll('[aria-live]')];
const spoken = () => regions(document).map(({ textContent }) => textContent);

test('Enter and Ctrl+S in the wrong field of a form say its error, each time', async () => {
  const { user } = await openConsole('/resetpassword', 'anonymous');
  await user.type(await field('Email'), 'nobody{Enter}');
  expect(await field('Email')).toHaveFocus();
  const error = (await field('Email')).getAttribute('aria-describedby') ?? '';
  const text = document.getElementById(error)?.textContent ?? '';
  expect(text).not.toBe('');
  await waitFor(() => expect(spoken()).toContain(text));
  // A screen reader says a text again if its region was empty before.
  const texts: (string | undefined)[] = [];
  const region = regions(document).find(({ textContent }) => textContent === text);
  const observer = new MutationObserver(() => texts.push(region?.textContent));
  if (region) observer.observe(region, { childList: true });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(texts).toEqual(['', text]));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(texts).toEqual(['', text, '', text]));
  observer.disconnect();
});

test('a form whose button is disabled says the error of the field in which Enter was pressed', async () => {
  const { user } = await openConsole('/changeprofilepassword', 'ordinaryUser');
  await fill('New Password', 'long enough');
  await fill('Confirm Password', 'another');
  await user.type(await screen.findByLabelText(/^Confirm Password/), '{Enter}');
  await waitFor(() => expect(spoken()).toContain('The passwords do not match'));
});

test('Enter in a wrong field of a dialog says its error in the dialog', async () => {
  const user = userEvent.setup();
  render(
    <Dialog isOpen title="Name it" onClose={() => {}} actions={null}>
      <TextInput label="Name" description="As printed." error="It is too long." />
      <TextInput label="Code" />
    </Dialog>,
  );
  const dialog = await screen.findByRole('dialog');
  await user.type(await field('Code'), '{Enter}');
  await user.type(await field('Name'), '{Enter}');
  const said = () => regions(dialog).map(({ textContent }) => textContent);
  await waitFor(() => expect(said()).toEqual(['It is too long.']));
});
