import { scrollLines } from '../scrolling';
import type { TreeResult } from '../tree/measure-trees';
import { comparisonTable } from './comparison-table';
import { milliseconds } from './units';

/** Compares a tree with a flat list of its nodes. */
export const treeTable = (title: string, tree: TreeResult, plain: TreeResult): string =>
  comparisonTable([title, 'Flat list', 'Record tree'], plain, tree, [
    { title: 'Click on "Expand all" to 10,000 rows', value: 'expanded', unit: milliseconds },
    ...scrollLines,
  ]);
