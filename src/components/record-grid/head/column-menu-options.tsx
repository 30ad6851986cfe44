import { Menu } from '@mantine/core';
import { IconArrowNarrowLeft, IconArrowNarrowRight } from '@tabler/icons-react';
import type { MRT_TableOptions } from 'mantine-react-table';
import { focusAtOnce } from '../../focus';
import {
  type GridTable,
  type GridTableColumn,
  minimumColumnWidth,
  type TableRecord,
} from '../model/grid-table';
import classes from './grid-head.module.css';

const resizeStep = 20;

/** Widens or narrows a column by one step. It replaces dragging the edge of the column. */
export function resizeColumn(table: GridTable, column: GridTableColumn, direction: 1 | -1): void {
  const width = Math.max(minimumColumnWidth, column.getSize() + direction * resizeStep);
  table.setColumnSizing((sizing) => ({ ...sizing, [column.id]: width }));
}

/** Returns the accessible name of a column's menu button. */
export const columnMenuName = (column: GridTableColumn) => `${column.columnDef.header} column menu`;

/** The button of a column's menu, and the items that the grid adds to those of the library. */
export const columnMenuOptions: Partial<MRT_TableOptions<TableRecord>> = {
  mantineColumnActionsButtonProps: ({ column }) => ({
    'aria-label': columnMenuName(column),
    className: classes.menu,
    tabIndex: -1,
    // The arrow keys reach it (`moveInHeader`).
    ...{ 'data-cell-focus': '' },
  }),
  renderColumnActionsMenuItems: ({ column, internalColumnMenuItems, table }) => (
    <div ref={focusAtOnce}>
      {internalColumnMenuItems}
      <Menu.Divider />
      <Menu.Item
        closeMenuOnClick={false}
        leftSection={<IconArrowNarrowRight size={16} aria-hidden="true" />}
        onClick={() => resizeColumn(table, column, 1)}
      >
        Make wider
      </Menu.Item>
      <Menu.Item
        closeMenuOnClick={false}
        leftSection={<IconArrowNarrowLeft size={16} aria-hidden="true" />}
        onClick={() => resizeColumn(table, column, -1)}
      >
        Make narrower
      </Menu.Item>
    </div>
  ),
};
