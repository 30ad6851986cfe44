import { createBrowserHistory } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { PageFrameNotice } from '~/components/notices/frame-notice';
import { holdBack } from '~/testing/hold-back';
import { cellOf, renderGrid, rowOf, SavingGrid } from '~/testing/people-grid';
import { render } from '~/testing/render';
import { gridTools } from './grid-tools';

function openGrid() {
  window.history.replaceState({}, '', '/admin');
  const history = createBrowserHistory();
  onTestFinished(() => history.destroy());
  history.push('/admin/people');
  history.flush();
  return render(<SavingGrid commit={async () => {}} />, { history });
}

/** Whether the browser asks before a reload. */
function isAsked() {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

const focus = (header: string) =>
  header === 'Name'
    ? screen.getByRole('rowheader', { name: 'Ada' }).focus()
    : cellOf('Ada', header).focus();

test.each([
  ['a text', 'Name', '{F2}', 'a'],
  ['a text that its first letter opens', 'Name', 'E', 've'],
  ['a text that is taken away', 'Email', '{F2}', '{Backspace}'],
  ['the search of a list', 'Locale', '{F2}', 'eng'],
  ['a search that its first letter opens', 'Locale', 'e', 'ng'],
])('a reload asks while %s is open and changed', async (_what, header, open, keys) => {
  const { user } = openGrid();
  focus(header);
  expect(isAsked()).toBe(false);
  await user.keyboard(open);
  expect(isAsked()).toBe(!open.startsWith('{'));
  await user.keyboard(keys);
  expect(isAsked()).toBe(true);
  expect(screen.getByLabelText(header, { selector: 'input' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(isAsked()).toBe(false);
});

test('a reload asks while the list of a typed search has not come', async () => {
  holdBack<unknown>(gridTools);
  const { user } = openGrid();
  focus('Locale');
  await user.keyboard('{F2}');
  expect(isAsked()).toBe(false);
  await user.keyboard('eng');
  expect(isAsked()).toBe(true);
});

test.each([
  ['the match of a typed text is chosen', 'ital', 'Italian', undefined],
  ['the match that is marked is chosen', 'li{ArrowDown}', 'Italian', undefined],
  ['a text without a match is named', 'xyz', 'English', 'Nothing was chosen for "xyz".'],
  ['an emptied text changes nothing', 'x{Backspace}', 'English', undefined],
])('a click elsewhere while a list is open: %s', async (_what, keys, chosen, said) => {
  window.history.replaceState({}, '', '/admin/people');
  const { user } = render(
    <>
      <SavingGrid commit={async () => {}} />
      <PageFrameNotice />
    </>,
    { history: createBrowserHistory() },
  );
  cellOf('Sam', 'Locale').focus();
  await user.keyboard('{F2}');
  await screen.findByRole('combobox', { name: 'Locale' });
  await user.keyboard(keys);
  await user.click(cellOf('Ada', 'Email'));
  expect(cellOf('Sam', 'Locale')).toHaveTextContent(chosen);
  expect(cellOf('Ada', 'Email')).toHaveFocus();
  expect(screen.queryByText(/^Nothing was chosen/)?.textContent).toBe(said);
});

test('needless blanks in an open text are nothing to ask about', async () => {
  const { user } = openGrid();
  focus('Name');
  await user.keyboard('{F2}Ada  ');
  expect(isAsked()).toBe(false);
});

test('Back asks while a text is open, and Stay keeps it', async () => {
  const { user, history } = openGrid();
  focus('Name');
  await user.keyboard('{F2}Eve');
  history.back();
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rowOf('Eve')).toHaveTextContent('Unsaved, changed');
});

test('leaving while a row is deleted asks', async () => {
  const { user, history } = renderGrid({
    inPlace: false,
    onCommit: () => new Promise(() => {}),
  });
  await user.click(screen.getByRole('button', { name: 'Delete Ada' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Row' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  act(() => history.push('/elsewhere'));
  expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
});
