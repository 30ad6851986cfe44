import type { TreeResult } from '../tree/measure-trees';
import { comparisonTable } from './comparison-table';
import { milliseconds } from './units';

/** The organisations tree beside a flat list of its nodes. */
export const treeTable = (title: string, tree: TreeResult, plain: TreeResult): string =>
  comparisonTable([title, 'Flat list', 'Record tree'], plain, tree, [
    { title: 'Click on "Expand all" to 10,000 rows', value: 'expanded', unit: milliseconds },
    { title: '95th percentile frame while scrolling', value: 'frame', unit: milliseconds },
    { title: '95th percentile of the work on a frame', value: 'work', unit: milliseconds },
    { title: 'Frames without rows', value: 'blankFrames', unit: String },
    { title: 'Elements after scrolling', value: 'elements', unit: String },
  ]);
