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

const widthItems = [
  { label: 'Make wider', Icon: IconArrowNarrowRight, direction: 1 },
  { label: 'Make narrower', Icon: IconArrowNarrowLeft, direction: -1 },
] as const;

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
      {widthItems.map(({ label, Icon, direction }) => (
        <Menu.Item
          key={label}
          closeMenuOnClick={false}
          leftSection={<Icon size={16} aria-hidden="true" />}
          onClick={() => resizeColumn(table, column, direction)}
        >
          {label}
        </Menu.Item>
      ))}
    </div>
  ),
};

/**
 * The menu of a column. A menu costs more render time than the rest of a header cell, and most
 * menus never open. A plain button replaces it until it opens for the first time.
 */
export function ColumnMenu({ header, table }: { header: GridHeader; table: GridTable }) {
  const [isOpen, setIsOpen] = useState<boolean>();
  const holder = useRef<HTMLSpanElement>(null);
  // The library's button has taken the place of the one that opened the menu.
  useFocusWhenGone(isOpen === true, () => holder.current?.querySelector('button')?.focus());

  return (
    <span ref={holder} className={classes.menuPlace}>
      {isOpen !== undefined ? (
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
          onClick={() => setIsOpen(true)}
        >
          <IconDotsVertical size={16} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
