import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '~/api/query-client';
import { ReadOnly } from '~/components/edit-page/form-page';
import type { SiteRestriction } from '~/domain/site-restriction';
import { answerCalls, coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { render } from '~/testing/render';
import { typeAndPress } from '~/testing/type-and-press';
import { SitePicker } from './site-picker';

const orgId = '20000000-0000-4000-8000-000000000003';
const call = `GET /api/organisation/${orgId}/outlets/nodes`;
const id = (number: number) => `21000000-0000-4000-8000-00000000000${number}`;
const cityCentre: SiteRestriction = { nodeID: id(1), nodeType: 0 };
const quayStreet: SiteRestriction = { nodeID: id(2), nodeType: 2 };
const barOne: SiteRestriction = { nodeID: id(4), nodeType: 4 };
const errorText =
  'Outlet list could not be retrieved from POSCore for this organisation. Please try again later.';

// jsdom has no layout, so without these sizes the tree would draw no row.
const rect = { width: 400, height: 4_000, top: 0, left: 0, right: 400, bottom: 4_000 } as DOMRect;

type Props = Partial<ComponentProps<typeof SitePicker<SiteRestriction>>>;

function setUp(
  props: Props = {},
  answer: () => unknown = () => exampleOf('listOutletNodes', 'nodes'),
  isReadOnly = false,
) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(4_000);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
  const calls = answerCalls({ [call]: answer });
  const onChange = vi.fn<(value: SiteRestriction[]) => void>();
  function Holder() {
    const [value, setValue] = useState<readonly SiteRestriction[]>(props.value ?? []);
    const change = (next: SiteRestriction[]) => {
      onChange(next);
      setValue(next);
    };
    return (
      <SitePicker
        orgId={orgId}
        label="Outlet Restrictions"
        {...props}
        value={value}
        onChange={change}
      />
    );
  }
  const queryClient = createQueryClient();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <ReadOnly value={isReadOnly}>
        <Holder />
      </ReadOnly>
    </QueryClientProvider>,
  );
  return { ...view, queryClient, calls, onChange };
}

const add = () => screen.getByRole('button', { name: 'Add outlet restriction' });
const dialog = () => screen.findByRole('dialog', { name: 'Add outlet restriction' });
const place = async (name: string) => within(await dialog()).findByRole('treeitem', { name });
const chosen = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the chosen site nodes', () => {
  test('an empty value means all outlets', async () => {
    setUp();
    expect(screen.getByRole('group', { name: 'Outlet Restrictions' })).toBeVisible();
    expect(screen.getByText('No restriction: all outlets')).toBeVisible();
  });

  test('each site node shows its type and its place and can be removed', async () => {
    const { user, onChange } = setUp({ value: [cityCentre, barOne] });
    await screen.findByText('Terminal in City Centre › Quay Street');
    expect(chosen()).toEqual([
      'City CentreOutlet groupRemove',
      'Bar 1Terminal in City Centre › Quay StreetRemove',
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove City Centre' }));
    expect(onChange).toHaveBeenLastCalledWith([barOne]);
    expect(screen.getByRole('button', { name: 'Remove Bar 1' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith([]);
    expect(add()).toHaveFocus();
  });

  test('a site node that is not in the list says so and shows no id', async () => {
    const { user, onChange } = setUp({ value: [{ nodeID: id(9), nodeType: 2 }] });
    expect(await screen.findByText('Unknown outlet')).toBeVisible();
    expect(screen.getByText('No longer in the list')).toBeVisible();
    expect(document.body).not.toHaveTextContent(id(9));
    await user.click(screen.getByRole('button', { name: 'Remove Unknown outlet' }));
    expect(onChange).toHaveBeenLastCalledWith([]);
  });

  test('hundreds of site nodes are drawn in parts, and a new one is in sight', async () => {
    const many = Array.from({ length: 250 }, (_, number) => ({
      nodeID: `21000000-0000-4000-8000-${String(1_000 + number).padStart(12, '0')}`,
      nodeType: 2 as const,
    }));
    const { user } = setUp({ value: many });
    const chosen = () => screen.getAllByRole('button', { name: /^Remove/ });
    await screen.findAllByText('No longer in the list');
    expect(chosen()).toHaveLength(100);
    await user.click(chosen()[99] as HTMLElement);
    expect(chosen()).toHaveLength(100);
    expect(chosen()[99]).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Add outlet restriction' }));
    await user.click(await screen.findByRole('treeitem', { name: /Quay Street/ }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('button', { name: 'Remove Quay Street' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more: 149 left' }));
    expect(chosen()).toHaveLength(201);
  });

  test('a read-only picker has no buttons', async () => {
    setUp({ value: [quayStreet] }, undefined, true);
    expect(await screen.findByText('Outlet in City Centre')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('adding site nodes', () => {
  test('a person chooses several nodes in one dialog, which ignores duplicates', async () => {
    const { user, onChange } = setUp({ value: [quayStreet] });
    await user.click(add());
    expect(await place('Quay Street')).toHaveAccessibleDescription('Chosen');
    await user.click(await place('Quay Street'));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText('Quay Street is chosen already.')).toBeInTheDocument();
    await user.click(await place('Market Hall'));
    await user.click(await place('City Centre'));
    expect(onChange).toHaveBeenLastCalledWith([
      quayStreet,
      { nodeID: id(3), nodeType: 2 },
      cityCentre,
    ]);
    expect(await place('Market Hall')).toHaveAccessibleDescription('Chosen');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(add()).toHaveFocus());
  });

  test('the keyboard searches, moves down into the tree and chooses with Enter', async () => {
    const { user, onChange } = setUp();
    await user.click(add());
    await place('City Centre');
    const search = screen.getByRole('searchbox', { name: 'Search outlets' });
    await waitFor(() => expect(search).toHaveFocus());
    await user.keyboard('till');
    expect(await place('Till 2')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: 'Quay Street' })).toBeNull());
    await user.keyboard('{ArrowDown}');
    expect(await place('City Centre')).toHaveFocus();
    await user.keyboard('{End}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith([{ nodeID: id(5), nodeType: 4 }]);
  });

  test('an arrow key right after the last letter leads into the filtered tree', async () => {
    const { user, onChange } = setUp();
    await user.click(add());
    await place('City Centre');
    typeAndPress(screen.getByRole('searchbox', { name: 'Search outlets' }), 'till 2', 'ArrowDown');
    expect(screen.queryByRole('treeitem', { name: 'Quay Street' })).toBeNull();
    expect(screen.getByRole('treeitem', { name: 'City Centre' })).toHaveFocus();
    await user.keyboard('{End}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith([{ nodeID: id(5), nodeType: 4 }]);
  });

  test('in single-node mode a choice closes the dialog and removes the Add button', async () => {
    const { user, onChange } = setUp({ single: true });
    await user.click(add());
    await user.click(await place('Quay Street'));
    expect(onChange).toHaveBeenLastCalledWith([quayStreet]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Add outlet restriction' })).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Remove Quay Street' })).toHaveFocus(),
    );
    await user.keyboard('{Enter}');
    expect(add()).toHaveFocus();
  });

  test('a search without a match says so', async () => {
    const { user } = setUp();
    await user.click(add());
    await place('City Centre');
    await user.type(screen.getByRole('searchbox'), 'nowhere');
    expect(await screen.findByText('No outlet is called "nowhere".')).toBeVisible();
  });

  test('an organisation without outlets says so', async () => {
    const { user } = setUp({}, () => []);
    await user.click(add());
    expect(await screen.findByText('This organisation has no outlets yet.')).toBeVisible();
  });

  test('shows a node without a name, and nodes with circular parents', async () => {
    const [first, second] = exampleOf('listOutletNodes', 'nodes');
    const { user, onChange } = setUp({}, () => [
      { ...first, nodeID: id(6), name: '', parentID: id(7) },
      { ...second, nodeID: id(7), parentID: id(6) },
    ]);
    await user.click(add());
    await user.click(await place('No name'));
    expect(onChange).toHaveBeenLastCalledWith([{ nodeID: id(6), nodeType: first?.nodeType }]);
  });
});

describe('a list that fails to load', () => {
  test.each([
    [
      'a refusal with its reason',
      () =>
        new Response('BadRequest', {
          status: 400,
          headers: { 'Content-Type': 'text/plain', 'X-Error-Reason': 'POS Core is busy.' },
        }),
      `${errorText} POS Core is busy.`,
    ],
    ['a refusal', () => coded('BadRequest'), `${errorText} Bad Request.`],
    ['an answer that is no list', () => ({}), errorText],
  ])('%s: the chosen nodes stay and can be removed', async (_what, answer, text) => {
    let answers: () => unknown = answer;
    const { user, onChange } = setUp({ value: [quayStreet] }, () => answers());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(chosen()).toEqual(['OutletIts name could not be loadedRemove']);
    expect(screen.queryByRole('button', { name: 'Add outlet restriction' })).toBeNull();
    answers = () => exampleOf('listOutletNodes', 'nodes');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Outlet in City Centre')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove Quay Street' }));
    expect(onChange).toHaveBeenLastCalledWith([]);
  });

  test('a list that was read before says that it may be out of date, and offers its nodes', async () => {
    let answers: () => unknown = () => exampleOf('listOutletNodes', 'nodes');
    const { queryClient } = setUp({ value: [quayStreet] }, () => answers());
    expect(await screen.findByText('Outlet in City Centre')).toBeVisible();
    answers = () => coded('BadRequest');
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `The choices may be out of date. ${errorText} Bad Request.`,
    );
    expect(screen.getByRole('button', { name: 'Add outlet restriction' })).toBeVisible();
  });
});
