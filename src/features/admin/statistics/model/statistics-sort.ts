import type { StatisticsNode } from './statistics-nodes';
import type { StatisticsField, StatisticsSort } from './statistics-search';

const names = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

type Compare = (one: StatisticsNode, other: StatisticsNode) => number;

/**
 * Sorts the tree by the rule of docs/product/reports.md#statistics-sort.
 *
 * So for transactions and outlets, the instances are compared by that count, and so are the
 * organisations within each of them. For the org count, the instances are compared by their outlets,
 * not by how many organisations they have, and organisations, which have no such count, stay in the
 * order in which they came. Ties are in the order of the names whatever the direction.
 *
 * @returns the nodes as they came when there is nothing to sort by; they are never changed
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
 * What a click on a count badge sorts by (docs/product/reports.md#statistics-sort): its field,
 * descending at first; a second click on the same field reverses the direction.
 */
export function sortAfterClick(
  sort: StatisticsSort | undefined,
  field: StatisticsField,
): StatisticsSort {
  return { field, isDescending: sort?.field === field ? !sort.isDescending : true };
}
