import { type GridView, setColumnWidth } from '../model/use-grid-view';

const resizeStep = 20;

/** Returns the width of a column in pixels. */
export const widthOf = ({ columns, search }: GridView, columnKey: string): number =>
  search.width?.[columnKey] ?? columns.find(({ key }) => key === columnKey)?.width ?? 0;

/** Widens or narrows a column by one step. It replaces dragging the edge of the column. */
export const resizeColumn = (view: GridView, key: string, direction: 1 | -1): void =>
  setColumnWidth(view, key, widthOf(view, key) + direction * resizeStep);

/** Returns the accessible name of a column's menu button. */
export const columnMenuName = (header: string): string => `${header} column menu`;
