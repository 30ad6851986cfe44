import { LatePart } from '../late-part';

/**
 * What a person reaches for in a grid: its menus and views, the selection of rows, the list of options of
 * a cell, and the dialog of conflicts.
 */
export const gridTools = new LatePart(() => import('./open-grid-tools'));
