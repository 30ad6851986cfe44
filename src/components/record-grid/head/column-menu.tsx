import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Tooltip.css';
import { Menu } from '@mantine/core';
import { IconArrowNarrowLeft, IconArrowNarrowRight, IconDotsVertical } from '@tabler/icons-react';
import { MRT_ColumnActionMenu, type MRT_TableOptions } from 'mantine-react-table';
import { useRef, useState } from 'react';
import { focusAtOnce, useFocusWhenGone } from '../../focus';
import {
  type GridHeader,
  type GridTable,
  type GridTableColumn,
  minimumColumnWidth,
  type TableRecord,
} from '../model/use-grid-table';
import classes from './grid-head.module.css';

const resizeStep = 20;

/** Widens or narrows a column by one step. It replaces dragging the edge of the column. */
export function resizeColumn(table: GridTable, column: GridTableColumn, direction: 1 | -1): void {
  const width = Math.max(minimumColumnWidth, column.getSize() + direction * resizeStep);
  table.setColumnSizing((sizing) => ({ ...sizing, [column.id]: width }));
}

/** Returns the accessible name of a column's menu button. */
const columnMenuName = (column: GridTableColumn) => `${column.columnDef.header} column menu`;

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

interface ColumnMenuProps {
  header: GridHeader;
  table: GridTable;
}

/**
 * The menu of a column. A menu costs more render time than the rest of a header cell, and most
 * menus never open. A plain button replaces it until it opens for the first time.
 */
export function ColumnMenu({ header, table }: ColumnMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isThere, setIsThere] = useState(false);
  const holder = useRef<HTMLSpanElement>(null);
  // The library's button has taken the place of the one that opened the menu.
  useFocusWhenGone(isOpen, () => holder.current?.querySelector('button')?.focus());
  const open = () => {
    setIsThere(true);
    setIsOpen(true);
  };

  return (
    <span ref={holder} className={classes.menuPlace}>
      {isThere ? (
        <MRT_ColumnActionMenu
          header={header}
          table={table}
          opened={isOpen}
          onChange={setIsOpen}
          zIndex={1100}
          withInitialFocusPlaceholder={false}
          classNames={{ itemSection: classes.menuIcon }}
        />
      ) : (
        <button
          type="button"
          className={classes.menu}
          aria-label={columnMenuName(header.column)}
          aria-haspopup="menu"
          aria-expanded={false}
          data-cell-focus=""
          tabIndex={-1}
          onClick={open}
        >
          <IconDotsVertical size={16} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
