import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { names, type Person, people, renderGrid, rowOf } from '~/testing/people-grid';
import { pressEnter } from '~/testing/press-and-fill';

type View = ReturnType<typeof renderGrid>;

const button = (name: string) => screen.getByRole('button', { name });
const save = (user: View['user']) => user.click(button('Save Changes'));
const question = () => screen.findByRole('dialog', { name: 'Changed by somebody else' });
const inQuestion = async (name: string) => within(await question()).getByRole('button', { name });
const radio = (record: string, name: RegExp) =>
  within(screen.getByRole('region', { name: record })).getByRole('radio', { name });

/** What the list has when the grid reads it again. */
const with2 = (patch: Partial<Person>) =>
  people.map((person) => (person.id === '2' ? { ...person, ...patch } : person));

async function rename(user: View['user'], from: string, to: string) {
  screen.getByRole('rowheader', { name: from }).focus();
  await user.keyboard(`{F2}{Control>}a{/Control}${to}{Enter}`);
}

async function markToDelete(user: View['user'], name: string) {
  await user.click(button(`Delete ${name}`));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Row' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
}

const changesOf = ({ onCommit }: View) => onCommit.mock.calls.map(([commit]) => commit);

test('a save reads the list first, and keeps what somebody else changed in other fields', async () => {
  const view = renderGrid({ readFresh: async () => with2({ email: 'new@demo.test' }) });
  await rename(view.user, 'Ada', 'Eve');
  await save(view.user);
  await waitFor(() =>
    expect(changesOf(view)).toEqual([
      { changes: [{ ...people[1], name: 'Eve', email: 'new@demo.test' }], deletes: [] },
    ]),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it asks about a field that both have changed, and sends nothing before', async () => {
  const view = renderGrid({ readFresh: async () => with2({ name: 'Ida' }) });
  await rename(view.user, 'Ada', 'Eve');
  await save(view.user);
  const group = within(await question()).getByRole('region', { name: 'Ada' });
  expect(within(group).getByRole('radiogroup', { name: 'Name was Ada' })).toBeVisible();
  expect(radio('Ada', /^Yours Eve$/)).not.toBeChecked();
  expect(radio('Ada', /^Theirs Ida$/)).not.toBeChecked();
  expect(await inQuestion('Cancel')).toHaveFocus();
  await view.user.click(await inQuestion('Save Changes'));
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was saved: 1 choice is left.');
  expect(radio('Ada', /Yours/)).toHaveFocus();
  expect(view.onCommit).not.toHaveBeenCalled();

  await view.user.click(radio('Ada', /Yours/));
  await view.user.click(await inQuestion('Save Changes'));
  await waitFor(() =>
    expect(changesOf(view)).toEqual([{ changes: [{ ...people[1], name: 'Eve' }], deletes: [] }]),
  );
});

test('Cancel in the question keeps every edit, and the next save asks again', async () => {
  const view = renderGrid({ readFresh: async () => with2({ name: 'Ida' }) });
  await rename(view.user, 'Ada', 'Eve');
  await save(view.user);
  await view.user.click(await inQuestion('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('Save Changes')).toHaveFocus();
  expect(rowOf('Eve')).toHaveTextContent('Unsaved, changed');
  await save(view.user);
  expect(await question()).toBeVisible();
  expect(view.onCommit).not.toHaveBeenCalled();
});

test('a kept decision is not asked again after the save has failed', async () => {
  const onCommit = vi.fn(() => Promise.reject(new Error('Taken.')));
  const { user } = renderGrid({ onCommit, readFresh: async () => with2({ name: 'Ida' }) });
  await rename(user, 'Ada', 'Eve');
  await save(user);
  await user.click(radio('Ada', /Yours/));
  await user.click(await inQuestion('Save Changes'));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await save(user);
  await waitFor(() => expect(onCommit).toHaveBeenCalledTimes(2));
});

test('what is saved while the question is open is kept, or asked about', async () => {
  let fresh = with2({ name: 'Ida' });
  const view = renderGrid({ readFresh: async () => fresh });
  await rename(view.user, 'Ada', 'Eve');
  await save(view.user);
  await view.user.click(radio('Ada', /Yours/));
  fresh = with2({ name: 'Ina', email: 'ina@demo.test' });
  await view.user.click(await inQuestion('Save Changes'));
  expect(await question()).toHaveTextContent('Theirs Ina');
  await view.user.click(screen.getByRole('radio', { name: /Yours/ }));
  await view.user.click(await inQuestion('Save Changes'));
  const changed = { ...people[1], name: 'Eve', email: 'ina@demo.test' };
  await waitFor(() => expect(changesOf(view)).toEqual([{ changes: [changed], deletes: [] }]));
});

test.each([
  ['is stored still', 'Eve', 1],
  ['somebody else has changed since', 'Ida', 2],
])('an answer that the service repeats counts for what %s', async (_, stored, sent) => {
  let fresh = people;
  const onCommit = vi.fn(async () => {
    const isFirst = onCommit.mock.calls.length === 1;
    if (isFirst) fresh = with2({ name: stored });
    return { wasReplayed: isFirst };
  });
  const { user } = renderGrid({ onCommit, readFresh: async () => fresh });
  await rename(user, 'Ada', 'Eve');
  await save(user);
  if (sent > 1) {
    await user.click(radio('Ada', /Yours/));
    await user.click(await inQuestion('Save Changes'));
  }
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull());
  expect(onCommit).toHaveBeenCalledTimes(sent);
});

test('theirs of everything sends nothing and leaves nothing unsaved', async () => {
  const fresh = with2({ name: 'Ida' });
  const view = renderGrid({ readFresh: async () => fresh });
  await rename(view.user, 'Ada', 'Eve');
  await save(view.user);
  await view.user.click(radio('Ada', /Theirs/));
  await view.user.click(await inQuestion('Save Changes'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull());
  expect(view.onCommit).not.toHaveBeenCalled();
  expect(screen.getByText('Nothing was saved: you have kept what is stored.')).toBeInTheDocument();
});

test('one button decides many conflicts, and single choices change it', async () => {
  const fresh = people.map((person) => ({ ...person, name: `${person.name}!` }));
  const view = renderGrid({ readFresh: async () => fresh });
  await rename(view.user, 'Sam', 'Sue');
  await rename(view.user, 'Ada', 'Eve');
  await rename(view.user, 'Uma', 'Una');
  await save(view.user);
  await view.user.click(await inQuestion('Load theirs for all'));
  expect(screen.getByText('3 of 3 decided')).toBeVisible();
  await view.user.click(radio('Ada', /Yours/));
  await view.user.click(await inQuestion('Save Changes'));
  await waitFor(() =>
    expect(changesOf(view)).toEqual([{ changes: [{ ...fresh[1], name: 'Eve' }], deletes: [] }]),
  );
});

test('a row to be deleted that somebody else has changed is deleted or kept', async () => {
  const view = renderGrid({ readFresh: async () => with2({ email: 'new@demo.test' }) });
  await markToDelete(view.user, 'Ada');
  await save(view.user);
  const group = within(await question()).getByRole('region', { name: 'Ada' });
  expect(group).toHaveTextContent('You delete it, and somebody else has changed it.');
  expect(group).toHaveTextContent('Email was ada@demo.testTheirs new@demo.test');
  await view.user.click(radio('Ada', /Keep it as it is now/));
  await view.user.click(await inQuestion('Save Changes'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull());
  expect(view.onCommit).not.toHaveBeenCalled();

  await markToDelete(view.user, 'Ada');
  await save(view.user);
  await view.user.click(radio('Ada', /Delete it all the same/));
  await view.user.click(await inQuestion('Save Changes'));
  await waitFor(() => expect(changesOf(view)).toEqual([{ changes: [], deletes: ['2'] }]));
});

test('a row that somebody else has deleted says so, and the other rows are saved', async () => {
  const fresh = people.filter(({ id }) => id !== '2');
  const view = renderGrid({ readFresh: async () => fresh });
  await rename(view.user, 'Ada', 'Eve');
  await rename(view.user, 'Uma', 'Una');
  await save(view.user);
  const group = within(await question()).getByRole('region', { name: 'Ada' });
  expect(group).toHaveTextContent('Somebody else has deleted it.');
  expect(group).toHaveTextContent('Yours Eve');
  expect(screen.getByText('3 rows')).toBeInTheDocument();
  await view.user.click(await inQuestion('Save Changes'));
  await waitFor(() =>
    expect(changesOf(view)).toEqual([{ changes: [{ ...people[2], name: 'Una' }], deletes: [] }]),
  );
});

test('a row that somebody else has deleted too needs no deletion', async () => {
  const view = renderGrid({ readFresh: async () => people.filter(({ id }) => id !== '2') });
  await markToDelete(view.user, 'Ada');
  await save(view.user);
  expect(await screen.findByText('Changes saved.')).toBeInTheDocument();
  expect(view.onCommit).not.toHaveBeenCalled();
});

test('a grid without in-place editing asks before it deletes a changed record at once', async () => {
  const view = renderGrid({ inPlace: false, readFresh: async () => with2({ name: 'Ida' }) });
  await markToDelete(view.user, 'Ada');
  await view.user.click(within(await question()).getByRole('radio', { name: /Delete it all/ }));
  await view.user.click(await inQuestion('Continue'));
  await waitFor(() => expect(changesOf(view)).toEqual([{ changes: [], deletes: ['2'] }]));
});

test('a list that cannot be read again sends nothing and keeps the edits; Retry saves', async () => {
  const readFresh = vi
    .fn<() => Promise<readonly Person[]>>()
    .mockRejectedValueOnce(new Error('Network error'))
    .mockResolvedValue(people);
  const view = renderGrid({ readFresh });
  await rename(view.user, 'Ada', 'Eve');
  await save(view.user);
  const dialog = await screen.findByRole('dialog', { name: 'Error' });
  expect(dialog).toHaveTextContent(
    'Nothing was changed: the list could not be read again. Network error',
  );
  expect(rowOf('Eve')).toHaveTextContent('Unsaved');
  expect(view.onCommit).not.toHaveBeenCalled();
  await view.user.click(within(dialog).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(view.onCommit).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a failed save of its own has no Retry: the answer may only be lost', async () => {
  const { user } = renderGrid({ onCommit: () => Promise.reject(new Error('Network error')) });
  await rename(user, 'Ada', 'Eve');
  await save(user);
  const dialog = await screen.findByRole('dialog', { name: 'Error' });
  expect(within(dialog).queryByRole('button', { name: 'Retry' })).toBeNull();
});

const eve: Person = { id: '9', name: 'Eve', email: '', locale: 'en-GB', admin: false };

test('a second try finds the row that the first one has stored, says so and goes on', async () => {
  const stored: Person[] = [...people];
  const onCommit = vi.fn(async () => {
    if (stored.length > people.length) return;
    stored.push(eve);
    throw new Error('Network error');
  });
  const view = renderGrid({ onCommit, readFresh: async () => [...stored] });
  await view.user.click(button('Add'));
  await view.user.keyboard('Eve{Enter}');
  await save(view.user);
  await view.user.click(await screen.findByRole('button', { name: 'OK' }));
  await rename(view.user, 'Ada', 'Ida');
  await save(view.user);
  expect(await screen.findByText('Eve was saved already.')).toBeVisible();
  await waitFor(() =>
    expect(onCommit).toHaveBeenLastCalledWith({
      changes: [{ ...people[1], name: 'Ida' }],
      deletes: [],
    }),
  );
  expect(onCommit).toHaveBeenCalledTimes(2);
  await pressEnter('Close');
  expect(screen.queryByText('Eve was saved already.')).toBeNull();
  expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
});

test('a reload after a lost answer is enough to find the stored row', async () => {
  const onCommit = vi.fn(() => Promise.reject(new Error('Network error')));
  const view = renderGrid({ onCommit });
  await view.user.click(button('Add'));
  await view.user.keyboard('Eve{Enter}');
  await save(view.user);
  await view.user.click(await screen.findByRole('button', { name: 'OK' }));
  view.rerenderGrid({ records: [...people, eve] });
  expect(await screen.findByText('Eve was saved already.')).toBeVisible();
  expect(names()).toEqual(['Sam', 'Ada', 'Uma', 'Eve']);
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
});

test('a new row does not take the place of a record with the ID that it was given', async () => {
  const view = renderGrid({
    newRecord: () => ({ ...eve, id: '', name: '' }),
    columns: [
      { key: 'id', header: 'ID', width: 100, editor: 'text', readOnly: 'after-creation' },
      { key: 'name', header: 'Name', width: 200, editor: 'text' },
    ],
    readFresh: async () => [...people, eve],
  });
  await view.user.click(button('Add'));
  await view.user.keyboard('9{Tab}Eva{Enter}');
  await save(view.user);
  expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent(
    'Nothing was saved: there is a record with the ID 9 already.',
  );
  expect(view.onCommit).not.toHaveBeenCalled();
});
