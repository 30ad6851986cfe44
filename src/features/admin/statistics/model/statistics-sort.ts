import type { StatisticsNode } from './statistics-nodes';
import type { StatisticsField, StatisticsSort } from './statistics-search';

const names = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

type Compare = (one: StatisticsNode, other: StatisticsNode) => number;

/**
 * Sorts the tree by the rule of docs/product/reports.md#statistics-sort.
 *
 * By transactions or outlets, it sorts the instances, and the organisations within each instance,
 * by that count. By the org count, it sorts the instances by their outlets, not by their number of
 * organisations. The organisations have no such count and keep the order of the answer. Ties are
 * in the order of the names, in either direction.
 *
 * @returns the given nodes when `sort` is undefined; it never changes the given nodes
 */
export function sortStatistics(
  nodes: readonly StatisticsNode[],
  sort: StatisticsSort | undefined,
): readonly StatisticsNode[] {
  if (!sort) return nodes;
  const { field, isDescending } = sort;
  const compare = comparison(field === 'organisations' ? 'outlets' : field, isDescending);
  const instances = nodes.toSorted(compare);
  if (field === 'organisations') return instances;
  return instances.map((instance) => ({
    ...instance,
    children: instance.children.toSorted(compare),
  }));
}

function comparison(field: 'outlets' | 'transactions', isDescending: boolean): Compare {
  const sign = isDescending ? -1 : 1;
  return (one, other) =>
    sign * (one.counts[field] - other.counts[field]) || names.compare(one.name, other.name);
}

/**
 * Returns the sort after a click on a count badge (docs/product/reports.md#statistics-sort). The
 * first click sorts by its field, descending. The next click on the same field reverses the
 * direction.
 */
export function sortAfterClick(
  sort: StatisticsSort | undefined,
  field: StatisticsField,
): StatisticsSort {
  return { field, isDescending: sort?.field === field ? !sort.isDescending : true };
}
