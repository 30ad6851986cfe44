import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import { CopyableId } from './copyable-id';
import { CopyableText } from './copyable-text';
import { notCopied } from './use-copying';

const id = '10000000-0000-4000-8000-000000000001';
const field = <CopyableId label="ID" id={id} />;
const runningText = (
  <CopyableText text={id} labels={['Copy ID', 'ID copied']}>
    <code>{id}</code>
  </CopyableText>
);

const selected = () => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLInputElement)) return `${globalThis.getSelection()}`;
  return focused.value.slice(focused.selectionStart ?? 0, focused.selectionEnd ?? 0);
};

/** What user-event puts in the place of the clipboard stays for the other tests. */
const withoutHttps = () =>
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
const forbidden = () =>
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));

test.each([
  ['a field without https', field, withoutHttps],
  ['a field whose browser forbids it', field, forbidden],
  ['running text without https', runningText, withoutHttps],
  ['running text whose browser forbids it', runningText, forbidden],
])('%s is selected, and says that it was not copied', async (_where, shown, prevent) => {
  const { user } = render(shown);
  const prevented = prevent();
  await user.click(screen.getByRole('button', { name: 'Copy ID' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(notCopied);
  expect(selected()).toBe(id);

  prevented.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Copy ID' }));
  expect(await screen.findByRole('button', { name: 'ID copied' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await navigator.clipboard.readText()).toBe(id);
});
