import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '~/api/query-client';
import { FormFields, ReadOnly } from '~/components/edit-page/form-page';
import { answerCalls, coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { render } from '~/testing/render';
import { PermissionGroupChecklist } from './permission-group-checklist';

const orgId = '20000000-0000-4000-8000-000000000003';
const id = (number: number) => `50000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`;
const choices = () => exampleOf('listPermissionGroupChoices', 'choices');

function setUp(first: string[] = [], answer: () => unknown = choices, isReadOnly = false) {
  const calls = answerCalls({ [`GET /api/organisation/${orgId}/permissiongroups`]: answer });
  const onChange = vi.fn<(value: string[]) => void>();
  function Holder() {
    const [value, setValue] = useState(first);
    const change = (next: string[]) => {
      onChange(next);
      setValue(next);
    };
    return <PermissionGroupChecklist orgId={orgId} value={value} onChange={change} />;
  }
  const queryClient = createQueryClient();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <ReadOnly value={isReadOnly}>
        <FormFields>
          <Holder />
        </FormFields>
      </ReadOnly>
    </QueryClientProvider>,
  );
  return { ...view, queryClient, calls, onChange };
}

const box = (name: string) => screen.findByRole('checkbox', { name });

test('groups for all users are checked and disabled, and are not in the value', async () => {
  const { user, onChange } = setUp();
  expect(await box('Everyone')).toBeChecked();
  expect(await box('Everyone')).toBeDisabled();
  expect(await box('Everyone')).toHaveAccessibleDescription('Applies to all users');
  await user.click(await box('Managers'));
  expect(onChange).toHaveBeenLastCalledWith([id(2)]);
  await user.click(await box('Installers'));
  expect(onChange).toHaveBeenLastCalledWith([id(2), id(3)]);
  await user.click(await box('Managers'));
  expect(onChange).toHaveBeenLastCalledWith([id(3)]);
});

test('groups of one name have the ends of their ids', async () => {
  setUp([], () => choices().map((group) => ({ ...group, name: 'Same' })));
  expect(await box('Same (…000002)')).toBeInTheDocument();
  expect(await box('Same (…000003)')).toBeInTheDocument();
});

test('a group for all users that is also given here says so and can be taken away', async () => {
  const { user, onChange } = setUp([id(1), id(2)]);
  expect(await box('Everyone')).toBeDisabled();
  expect(
    screen.getByText('Also given here. It stays when the group no longer applies to all users.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take away Everyone here' }));
  expect(onChange).toHaveBeenLastCalledWith([id(2)]);
  expect(await box('Everyone')).toBeChecked();
  expect(screen.getByText('Not given here any more once this is saved.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep Everyone here' }));
  expect(onChange).toHaveBeenLastCalledWith([id(2), id(1)]);
});

test('a person can uncheck and check a chosen group that is not offered', async () => {
  const { user, onChange } = setUp([id(2), id(9)]);
  const gone = await box(id(9));
  expect(gone).toHaveAccessibleDescription('Not among the permission groups of this organisation');
  await user.click(gone);
  expect(onChange).toHaveBeenLastCalledWith([id(2)]);
  await user.click(await box(id(9)));
  expect(onChange).toHaveBeenLastCalledWith([id(2), id(9)]);
});

test('a failed call shows its reason, keeps the chosen groups and offers Retry', async () => {
  let isDown = true;
  const { user } = setUp([id(2)], () =>
    isDown
      ? new Response('BadRequest', {
          status: 400,
          headers: { 'Content-Type': 'text/plain', 'X-Error-Reason': 'The books are closed.' },
        })
      : choices(),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Permission groups could not be loaded for this organisation due to a server error. Please try again later. The books are closed.',
  );
  expect(await box(id(2))).toBeChecked();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await box('Managers')).toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('groups that cannot be read again say so, can be chosen all the same, and can be read again', async () => {
  let isDown = false;
  const { user, queryClient, onChange } = setUp([], () =>
    isDown ? coded('BadRequest') : choices(),
  );
  await box('Managers');
  isDown = true;
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The choices may be out of date\. /);
  await user.click(await box('Managers'));
  expect(onChange).toHaveBeenLastCalledWith([id(2)]);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('an organisation without groups says so', async () => {
  setUp([], () => []);
  expect(await screen.findByText('This organisation has no permission groups.')).toBeVisible();
});

test('a read-only checklist allows no change', async () => {
  setUp([id(1), id(2)], choices, true);
  expect(await screen.findByText(/^Also given here/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Take away/ })).toBeNull();
  expect(await box('Managers')).toBeDisabled();
  expect(await box('Managers')).toBeChecked();
});

test('a long checklist has a filter by name', async () => {
  const many = Array.from({ length: 30 }, (_, number) => ({
    userPermissionGroupID: id(number),
    name: number === 7 ? '' : `Group ${number}`,
    organisationDefault: false,
  }));
  const { user } = setUp([], () => many);
  expect(await box(id(7))).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Filter permission groups' }), 'P 29');
  expect(screen.getAllByRole('checkbox')).toEqual([await box('Group 29')]);
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No matches')).toBeVisible();
});

test('a very long checklist is drawn in parts, with every group that is or was chosen', async () => {
  const many = Array.from({ length: 250 }, (_, number) => ({
    userPermissionGroupID: id(number),
    name: `Group ${number}`,
    organisationDefault: false,
  }));
  const { user } = setUp([id(240)], () => many);
  await box('Group 98');
  // What was chosen before comes first.
  expect(screen.getAllByRole('checkbox')[0]).toBe(await box('Group 240'));
  expect(screen.getAllByRole('checkbox')).toHaveLength(100);
  await user.click(await box('Group 240'));
  expect(await box('Group 240')).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Show more: 150 left' }));
  await user.click(screen.getByRole('button', { name: 'Show more: 50 left' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(250);
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
  expect(screen.getByRole('group', { name: 'Permission Groups' })).toHaveFocus();
});
