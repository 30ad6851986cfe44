import { TextInput } from '@mantine/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type ComponentProps, use } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import { EditPage } from './edit-page';
import { ReadOnly } from './form-page';
import { NothingSent } from './use-work';

type Props = ComponentProps<typeof EditPage>;

function setUp(props: Partial<Props> = {}) {
  const calls = {
    onSave: vi.fn<() => Promise<unknown>>(() => Promise.resolve()),
    onDelete: vi.fn<() => Promise<unknown>>(() => Promise.resolve()),
    onCancel: vi.fn(),
    onDone: vi.fn(),
  };
  const view = render(
    <main>
      <EditPage
        title="Edit User"
        isDirty={false}
        deletionQuestion={'Delete "Ada"?'}
        {...calls}
        {...props}
      >
        <TextInput label="Name" defaultValue="Ada" />
      </EditPage>
    </main>,
  );
  return { ...calls, ...view };
}

const button = (name: string) => screen.queryByRole('button', { name });

/** Lists the buttons that the page shows, with '-' before a disabled one. */
const buttons = () =>
  ['Save', 'Cancel', 'Done', 'Delete'].flatMap((name) => {
    const found = button(name);
    if (!found) return [];
    return found.hasAttribute('disabled') ? [`-${name}`] : [name];
  });

test.each<[string, Partial<Props>, string[]]>([
  ['unchanged', {}, ['Done', 'Delete']],
  ['changed', { isDirty: true }, ['Save', 'Cancel', 'Delete']],
  ['creating, unchanged', { isCreating: true }, ['Done', '-Delete']],
  ['creating, changed', { isCreating: true, isDirty: true }, ['Save', 'Cancel', '-Delete']],
  ['loading', { isLoading: true, isDirty: true }, ['Done', '-Delete']],
  ['failed to load', { error: new Error('no'), isDirty: true }, ['Done', '-Delete']],
  ['read-only', { readOnly: true, isDirty: true }, ['Done']],
  ['nothing to delete', { onDelete: undefined }, ['Done']],
])('shows the right buttons: %s', (_name, props, expected) => {
  setUp(props);
  expect(buttons()).toEqual(expected);
});

test('Done is quiet, and Save is the only filled button', () => {
  // Mantine marks the looks of a button, but not the filled one.
  const looks = (names: string[]) => names.map((name) => button(name)?.dataset.variant ?? 'filled');
  const { unmount } = setUp();
  expect(looks(['Done', 'Delete'])).toEqual(['default', 'outline']);
  unmount();
  setUp({ isDirty: true });
  expect(looks(['Save', 'Cancel', 'Delete'])).toEqual(['filled', 'default', 'outline']);
});

test('Tab goes through the form, its buttons and the panels, and reaches Delete last', async () => {
  const { user } = setUp({ isDirty: true, panels: <button type="button">End</button> });
  const reached = [];
  await user.click(screen.getByLabelText('Name'));
  for (const _stop of [1, 2, 3, 4]) {
    await user.tab();
    reached.push(document.activeElement?.textContent);
  }
  expect(reached).toEqual(['Save', 'Cancel', 'End', 'Delete']);
});

test('read-only disables the fields, and the panels know it', () => {
  const Mode = () => (use(ReadOnly) ? 'Shown only' : 'Can be changed');
  setUp({ readOnly: true, panels: <Mode /> });
  expect(screen.getByLabelText('Name')).toBeDisabled();
  expect(screen.getByText('Shown only')).toBeVisible();
});

test('the page shows why the load failed', () => {
  setUp({ error: new Error('User does not exist.') });
  expect(screen.getByRole('alert')).toHaveTextContent('User does not exist.');
});

test('a successful save leaves the page', async () => {
  const { user, onSave, onDone } = setUp({ isDirty: true });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledOnce();
});

test('a failed save keeps the page, shows the reason once and moves the focus to it', async () => {
  const onSave = vi.fn(() => Promise.reject(new Error('Bad Request.')));
  const { user, onDone } = setUp({ isDirty: true, onSave });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Bad Request.');
  await waitFor(() => expect(alert).toHaveFocus());
  expect(onDone).not.toHaveBeenCalled();
  expect(buttons()).toEqual(['Save', 'Cancel', 'Delete']);
});

test('a save that resolves to stay keeps the page and shows no error', async () => {
  const { user, onDone } = setUp({ isDirty: true, onSave: () => Promise.resolve('stay') });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('while a save runs, a second one sends nothing and the fields are locked', async () => {
  let finish = () => {};
  const running = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const onSave = vi.fn(() => running);
  const { user, onDone } = setUp({ isDirty: true, onSave });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Control>}s{/Control}');
  expect(onSave).toHaveBeenCalledOnce();
  expect(screen.getByLabelText('Name')).toBeDisabled();
  finish();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

test('a save that ends after the person has left does not lead elsewhere', async () => {
  let finish = () => {};
  const running = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { user, onDone, unmount } = setUp({ isDirty: true, onSave: () => running });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  unmount();
  finish();
  await act(() => running);
  expect(onDone).not.toHaveBeenCalled();
});

test('Ctrl+S saves, and so does Enter in a field', async () => {
  const { user, onSave, onDone } = setUp({ isDirty: true });
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(onSave).toHaveBeenCalledTimes(2);
});

test('Ctrl+S without changes sends nothing', async () => {
  const { user, onSave } = setUp();
  await user.keyboard('{Control>}s{/Control}');
  expect(onSave).not.toHaveBeenCalled();
});

test('Delete asks before it deletes', async () => {
  const { user, onDelete, onDone } = setUp();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete' });
  expect(dialog).toHaveTextContent('Delete "Ada"?');
  expect(onDelete).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(onDelete).toHaveBeenCalledOnce();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

test('leaving while a deletion runs asks, since nobody would see whether it is refused', async () => {
  const { user, history } = setUp({ onDelete: () => new Promise(() => {}) });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  act(() => history.push('/elsewhere'));
  expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toHaveTextContent(
    'The deletion is on its way. If you leave, you do not see whether it succeeds.',
  );
});

test('a failed delete keeps the page and shows the reason', async () => {
  const onDelete = () => Promise.reject(new Error(''));
  const { user, onDone } = setUp({ onDelete });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your request has been rejected');
  await waitFor(() => expect(alert).toHaveFocus());
  expect(onDone).not.toHaveBeenCalled();
});

test.each([
  ['on the page', false, false],
  ['on the page, beside edits', false, true],
  ['in a dialog', true, false],
])(
  'Retry after a deletion that sent nothing deletes: %s',
  async (_name, hasFailureDialog, isDirty) => {
    const onDelete = vi
      .fn(() => Promise.resolve())
      .mockRejectedValueOnce(new NothingSent('Not yet.'));
    const { user, onSave, onDone } = setUp({ onDelete, hasFailureDialog, isDirty });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(onDelete).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(onSave).not.toHaveBeenCalled();
  },
);

test('Retry after a save that sent nothing saves what the form has by then', async () => {
  const onSave = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new NothingSent('Not yet.'));
  const { user, rerender } = setUp({ isDirty: true, onSave });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Retry' });
  const later = vi.fn(() => Promise.resolve());
  const form = { title: 'Edit User', onCancel: vi.fn(), onDone: vi.fn() };
  const page = (isDirty: boolean) => (
    <main>
      <EditPage {...form} isDirty={isDirty} onSave={later} />
    </main>
  );
  rerender(page(false));
  expect(button('Retry')).toBeNull();
  rerender(page(true));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(later).toHaveBeenCalledOnce();
  expect(onSave).toHaveBeenCalledOnce();
});
