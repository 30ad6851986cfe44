import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import { branch, item, leaf, type SampleNode, SampleTree } from '~/testing/sample-tree';

const lazy: SampleNode = { ...branch('Lazy'), children: null };

test('the tree loads children on the first expansion only', async () => {
  const load = vi.fn(async () => [leaf('One'), leaf('Two')]);
  const { user } = render(<SampleTree nodes={[lazy]} expanded={[]} load={load} />);
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

test('a loading branch is busy and is announced', async () => {
  const answers: ((children: SampleNode[]) => void)[] = [];
  const load = () => new Promise<SampleNode[]>((resolve) => answers.push(resolve));
  render(<SampleTree nodes={[lazy]} expanded={['Lazy']} load={load} />);
  expect(item('Lazy')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Loading what is below Lazy');
  answers[0]?.([leaf('One')]);
  await screen.findByRole('treeitem', { name: 'One' });
  expect(item('Lazy')).not.toHaveAttribute('aria-busy');
});

test('Retry loads a failed branch again', async () => {
  const load = vi
    .fn<() => Promise<readonly SampleNode[]>>()
    .mockRejectedValueOnce(new Error('Network error'))
    .mockResolvedValue([leaf('One')]);
  const { user } = render(<SampleTree nodes={[lazy]} expanded={['Lazy']} load={load} />);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('treeitem', { name: 'One' })).toBeVisible();
  expect(screen.queryByText('Could not be loaded')).toBeNull();
});

test('the tree announces why a branch failed', async () => {
  const load = async () => Promise.reject(new Error('Network error'));
  render(<SampleTree nodes={[lazy]} expanded={['Lazy']} load={load} />);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'What is below Lazy could not be loaded: Network error',
    ),
  );
});

test('the tree does not load an empty branch again', async () => {
  const load = vi.fn(async () => []);
  const { user } = render(<SampleTree nodes={[lazy]} expanded={['Lazy']} load={load} />);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('0 below Lazy'));
  await user.tab();
  await user.keyboard('{ArrowLeft}{ArrowRight}');
  expect(load).toHaveBeenCalledOnce();
});

test('a tree that is read again loads its expanded branches again', async () => {
  const load = vi
    .fn<() => Promise<readonly SampleNode[]>>()
    .mockResolvedValueOnce([leaf('One')])
    .mockResolvedValue([leaf('One'), leaf('Two')]);
  const { user } = render(<SampleTree nodes={[lazy]} expanded={['Lazy']} load={load} />);
  await screen.findByRole('treeitem', { name: 'One' });
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  expect(await screen.findByRole('treeitem', { name: 'Two' })).toBeVisible();
});

test('replacing a node keeps its branch', async () => {
  const { user } = render(<SampleTree expanded={['Alpine', 'Harbour']} />);
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(item('Old Quay')).toBeVisible();
  expect(item('Market')).toBeVisible();
});

test('a node that the answers contain below itself or in two places has one row', async () => {
  const load = vi.fn(async (node: SampleNode) => [node, leaf('Other'), leaf('Once')]);
  render(<SampleTree nodes={[lazy, leaf('Other')]} expanded={['Lazy']} load={load} />);
  expect(await screen.findByRole('treeitem', { name: 'Once' })).toBeVisible();
  const names = screen.getAllByRole('treeitem').map((row) => row.querySelector('[data-cut]'));
  expect(names.map((name) => name?.textContent)).toEqual(['Lazy', 'Once', 'Other']);
  expect(load).toHaveBeenCalledOnce();
});
