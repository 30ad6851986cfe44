import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { TreeNode } from '~/domain/tree-model';
import { render } from '~/testing/render';
import { RecordTree } from './record-tree';
import { useTreeBranches } from './use-tree-branches';

interface Node extends TreeNode<Node> {}

const leaf = (name: string): Node => ({ id: `id-${name}`, name, hasChildren: false, children: [] });
const branch = (name: string, ...children: Node[]): Node => ({
  id: `id-${name}`,
  name,
  hasChildren: true,
  children,
});

const world = [
  branch('Alpine', branch('Harbour', leaf('Market'), leaf('Quay')), branch('Meadow')),
  branch('Baltic', leaf('Birch')),
  leaf('Coast'),
];

interface TreeProps {
  nodes?: readonly Node[];
  expanded?: readonly string[];
  onSelect?: (node: Node) => void;
  load?: (node: Node) => Promise<readonly Node[]>;
  withButtons?: boolean;
}

const button = (node: Node, tabIndex: 0 | -1) => (
  <button type="button" tabIndex={tabIndex}>
    Configure {node.name}
  </button>
);

function Tree({ nodes = world, expanded = ['Alpine'], onSelect, load, withButtons }: TreeProps) {
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(
    new Set(expanded.map((name) => `id-${name}`)),
  );
  const [selectedId, setSelectedId] = useState<string>();
  const branches = useTreeBranches<Node>({
    roots: nodes,
    expandedIds,
    load: load ?? (async () => []),
  });
  return (
    <>
      <RecordTree<Node>
        label="Organisations"
        nodes={branches.roots}
        childrenOf={branches.childrenOf}
        branchStates={branches.branchStates}
        onRetryBranch={branches.retryBranch}
        expandedIds={expandedIds}
        onExpandedChange={setExpandedIds}
        selectedId={selectedId}
        onSelect={
          onSelect &&
          ((node) => {
            setSelectedId(node.id);
            onSelect(node);
          })
        }
        renderDetails={withButtons ? button : undefined}
      />
      <button type="button" onClick={branches.forgetBranches}>
        Read anew
      </button>
      <button
        type="button"
        onClick={() => branches.replaceNode({ ...leaf('Quay'), name: 'Old Quay' })}
      >
        Rename
      </button>
    </>
  );
}

const item = (name: string) => screen.getByRole('treeitem', { name });
const shown = () =>
  screen.getAllByRole('treeitem').map((row) => within(row).getByText(/^[A-Z]/).textContent);

test('rows tell level, place, set size and whether they are expanded', () => {
  render(<Tree />);
  expect(screen.getByRole('tree', { name: 'Organisations' })).toBeVisible();
  expect(item('Alpine')).toHaveAttribute('aria-expanded', 'true');
  expect(item('Harbour')).toHaveAttribute('aria-expanded', 'false');
  expect(item('Coast')).not.toHaveAttribute('aria-expanded');
  expect(item('Harbour')).toHaveAttribute('aria-level', '2');
  expect(item('Harbour')).toHaveAttribute('aria-posinset', '1');
  expect(item('Harbour')).toHaveAttribute('aria-setsize', '2');
});

test('only one row is reached by Tab, and the buttons in it', async () => {
  const { user } = render(<Tree withButtons />);
  await user.tab();
  expect(item('Alpine')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Configure Alpine' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Read anew' })).toHaveFocus();
});

test('arrow keys from a button of a row go on to the next row', async () => {
  const { user } = render(<Tree withButtons />);
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(item('Harbour')).toHaveFocus();
});

test.each([
  ['{ArrowDown}', 'Harbour'],
  ['{ArrowDown}{ArrowDown}{ArrowUp}', 'Harbour'],
  ['{ArrowUp}', 'Alpine'],
  ['{End}', 'Coast'],
  ['{End}{ArrowDown}', 'Coast'],
  ['{End}{Home}', 'Alpine'],
  ['{PageDown}', 'Coast'],
  ['{End}{PageUp}', 'Alpine'],
  ['{ArrowRight}', 'Harbour'],
  ['{ArrowDown}{ArrowDown}{ArrowLeft}', 'Alpine'],
  ['{End}{ArrowLeft}', 'Coast'],
  ['b', 'Baltic'],
  ['{End}b', 'Baltic'],
  ['ha', 'Harbour'],
  ['z', 'Alpine'],
])('%s leads from the first row to %s', async (keys, name) => {
  const { user } = render(<Tree />);
  await user.tab();
  await user.keyboard(keys);
  expect(item(name)).toHaveFocus();
});

test('arrow right expands, arrow left collapses', async () => {
  const { user } = render(<Tree />);
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(item('Harbour')).toHaveAttribute('aria-expanded', 'true');
  expect(item('Market')).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('treeitem', { name: 'Market' })).toBeNull();
  expect(item('Harbour')).toHaveFocus();
});

test('* expands all siblings of the row', async () => {
  const { user } = render(<Tree expanded={[]} />);
  await user.tab();
  await user.keyboard('*');
  expect(shown()).toEqual(['Alpine', 'Harbour', 'Meadow', 'Baltic', 'Birch', 'Coast']);
});

test('a key with Ctrl or Alt is left to the browser', async () => {
  const { user } = render(<Tree />);
  await user.tab();
  await user.keyboard('{Control>}{End}{/Control}');
  expect(item('Alpine')).toHaveFocus();
});

test('a click on the row selects it, one on the expander only toggles', async () => {
  const onSelect = vi.fn();
  const { user } = render(<Tree onSelect={onSelect} />);
  await user.click(within(item('Harbour')).getByText('Harbour'));
  expect(item('Harbour')).toHaveAttribute('aria-selected', 'true');
  expect(item('Alpine')).toHaveAttribute('aria-selected', 'false');
  expect(item('Harbour')).toHaveAttribute('aria-expanded', 'false');
  const expander = item('Harbour').querySelector('[data-expander]') as Element;
  await user.click(expander);
  expect(item('Harbour')).toHaveAttribute('aria-expanded', 'true');
  expect(onSelect).toHaveBeenCalledOnce();
});

test.each(['{Enter}', ' '])(
  '%j selects, and expands where nothing can be selected',
  async (key) => {
    const onSelect = vi.fn();
    const { user, unmount } = render(<Tree onSelect={onSelect} />);
    await user.tab();
    await user.keyboard(`{ArrowDown}${key}`);
    expect(item('Harbour')).toHaveAttribute('aria-selected', 'true');
    unmount();
    const other = render(<Tree />);
    await other.user.tab();
    await other.user.keyboard(`{ArrowDown}${key}`);
    expect(item('Harbour')).toHaveAttribute('aria-expanded', 'true');
    expect(item('Harbour')).not.toHaveAttribute('aria-selected');
  },
);

test('a button in a row neither selects nor expands', async () => {
  const onSelect = vi.fn();
  const { user } = render(<Tree withButtons onSelect={onSelect} />);
  await user.click(screen.getByRole('button', { name: 'Configure Harbour' }));
  expect(onSelect).not.toHaveBeenCalled();
});

test('where the row with the focus is gone, its neighbour takes over', async () => {
  const { user, rerender } = render(<Tree />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  rerender(<Tree nodes={world.slice(1)} />);
  expect(item('Coast')).toHaveFocus();
});

test('the focus stays on its row when rows come above it', async () => {
  const { user, rerender } = render(<Tree />);
  await user.tab();
  await user.keyboard('{End}');
  rerender(<Tree nodes={[leaf('Aachen'), ...world]} />);
  expect(item('Coast')).toHaveFocus();
});

const lazy: Node = { ...branch('Lazy'), children: null };

test('children are loaded on the first expansion, and only then', async () => {
  const load = vi.fn(async () => [leaf('One'), leaf('Two')]);
  const { user } = render(<Tree nodes={[lazy]} expanded={[]} load={load} />);
  expect(load).not.toHaveBeenCalled();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  await screen.findByRole('treeitem', { name: 'One' });
  expect(item('Lazy')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('2 below Lazy');
  await user.keyboard('{ArrowLeft}{ArrowRight}');
  expect(item('Two')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('a branch that is being loaded says so', async () => {
  const answers: ((children: Node[]) => void)[] = [];
  const load = () => new Promise<Node[]>((resolve) => answers.push(resolve));
  render(<Tree nodes={[lazy]} expanded={['Lazy']} load={load} />);
  expect(item('Lazy')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Loading what is below Lazy');
  answers[0]?.([leaf('One')]);
  await screen.findByRole('treeitem', { name: 'One' });
  expect(item('Lazy')).not.toHaveAttribute('aria-busy');
});

test('a branch that failed says why and can be tried again', async () => {
  const load = vi
    .fn<() => Promise<readonly Node[]>>()
    .mockRejectedValueOnce(new Error('Network error'))
    .mockResolvedValue([leaf('One')]);
  const { user } = render(<Tree nodes={[lazy]} expanded={['Lazy']} load={load} />);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('treeitem', { name: 'One' })).toBeVisible();
  expect(screen.queryByText('Could not be loaded')).toBeNull();
});

test('the reason of a failed branch is spoken', async () => {
  const load = async () => Promise.reject(new Error('Network error'));
  render(<Tree nodes={[lazy]} expanded={['Lazy']} load={load} />);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'What is below Lazy could not be loaded: Network error',
    ),
  );
});

test('a branch that turned out to be empty is not asked for again', async () => {
  const load = vi.fn(async () => []);
  const { user } = render(<Tree nodes={[lazy]} expanded={['Lazy']} load={load} />);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('0 below Lazy'));
  await user.tab();
  await user.keyboard('{ArrowLeft}{ArrowRight}');
  expect(load).toHaveBeenCalledOnce();
});

test('a tree that is read anew loads what is expanded again', async () => {
  const load = vi
    .fn<() => Promise<readonly Node[]>>()
    .mockResolvedValueOnce([leaf('One')])
    .mockResolvedValue([leaf('One'), leaf('Two')]);
  const { user } = render(<Tree nodes={[lazy]} expanded={['Lazy']} load={load} />);
  await screen.findByRole('treeitem', { name: 'One' });
  await user.click(screen.getByRole('button', { name: 'Read anew' }));
  expect(await screen.findByRole('treeitem', { name: 'Two' })).toBeVisible();
});

test('a node can be replaced in place', async () => {
  const { user } = render(<Tree expanded={['Alpine', 'Harbour']} />);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(item('Old Quay')).toBeVisible();
  expect(item('Market')).toBeVisible();
});

test('a node that is answered below itself, or in two places, has one row', async () => {
  const load = vi.fn(async (node: Node) => [lazy, node, leaf('Once'), leaf('Once')]);
  render(<Tree nodes={[lazy, leaf('Other')]} expanded={['Lazy']} load={load} />);
  expect(await screen.findByRole('treeitem', { name: 'Once' })).toBeVisible();
  const names = screen.getAllByRole('treeitem').map((row) => row.querySelector('[data-cut]'));
  expect(names.map((name) => name?.textContent)).toEqual(['Lazy', 'Once', 'Other']);
  expect(load).toHaveBeenCalledOnce();
});

test('an answer with the same id on two levels has an end', () => {
  const again = branch('Lazy', leaf('Below'));
  render(<Tree nodes={[branch('Lazy', again)]} expanded={['Lazy']} />);
  expect(screen.getAllByRole('treeitem')).toHaveLength(1);
});
