import { Menu } from '@mantine/core';
import {
  IconArrowBarToLeft,
  IconArrowBarToRight,
  IconArrowNarrowLeft,
  IconArrowNarrowRight,
} from '@tabler/icons-react';
import { MRT_ColumnActionMenu, useMantineReactTable } from 'mantine-react-table';
import { type RefObject, useMemo } from 'react';
import { focusAtOnce } from '../../focus';
import { comparableValue, isActionColumn } from '../grid-column';
import classes from '../head/grid-head.module.css';
import {
  toTableState,
  withoutFilters,
  withSizing,
  withSorting,
  withVisibility,
} from '../model/grid-view';
import {
  changeState,
  columnMenuName,
  type GridView,
  minimumColumnWidth,
  resizeColumn,
} from '../model/use-grid-view';
import { canMoveColumn, moveColumn } from '../views/move-column';

/** A record as the table library gets it. Only the functions of the columns read its fields. */
type TableRecord = Record<string, never>;

const noRecords: TableRecord[] = [];

/** mantine-react-table on the state of the grid, which sorts and filters the records itself. */
function useMenuTable({ view, holder }: Pick<OpenColumnMenuProps, 'view' | 'holder'>) {
  const { columns, state, areFiltersShown, filterFields } = view;
  const columnDefs = useMemo(
    () =>
      columns.map((column) => ({
        id: column.key,
        header: column.header,
        size: column.width,
        minSize: minimumColumnWidth,
        accessorFn: (record: TableRecord) => comparableValue(column, record as never),
        sortDescFirst: false,
        enableSorting: !isActionColumn(column),
        enableColumnFilter: !isActionColumn(column),
      })),
    [columns],
  );
  /** Returns the writer of one part of the state, which gets a value or a function of the old one. */
  const onChange =
    <Key extends Parameters<typeof changeState>[1]>(
      key: Key,
      write: Parameters<typeof changeState<Key>>[2],
    ) =>
    (updater: GridView['state'][Key] | ((old: GridView['state'][Key]) => GridView['state'][Key])) =>
      changeState(view, key, write, (old) =>
        updater instanceof Function ? updater(old) : updater,
      );

  const table = useMantineReactTable<TableRecord>({
    columns: columnDefs,
    data: noRecords,
    manualSorting: true,
    manualFiltering: true,
    state: { ...state, showColumnFilters: areFiltersShown },
    enablePagination: false,
    enableColumnResizing: true,
    // The other layouts add an extra column.
    layoutMode: 'grid',
    onShowColumnFiltersChange: (update) => {
      // The menu item "Filter by ..." finds the field to focus here, after the menu has closed.
      table.refs.filterInputRefs.current = filterFields as Record<string, HTMLInputElement>;
      view.setFiltersShown(update);
    },
    onSortingChange: onChange('sorting', withSorting),
    // The menu only takes filters away.
    onColumnFiltersChange: (update) =>
      view.setSearch((old) => {
        const { columnFilters } = toTableState(columns, old, view.isNarrow);
        const kept = update instanceof Function ? update(columnFilters) : update;
        return withoutFilters(columns, old, kept);
      }),
    onColumnSizingChange: onChange('columnSizing', withSizing),
    onColumnVisibilityChange: onChange('columnVisibility', withVisibility),
    mantineColumnActionsButtonProps: ({ column }) => ({
      'aria-label': columnMenuName(column.columnDef.header),
      className: classes.menu,
      tabIndex: -1,
      // The arrow keys reach it (`moveInHeader`).
      ...{ 'data-cell-focus': '' },
    }),
    renderColumnActionsMenuItems: ({ column, internalColumnMenuItems }) => (
      <div ref={focusAtOnce}>
        {internalColumnMenuItems}
        <Menu.Divider />
        {ownItems.map(({ label, Icon, act, isPossible, direction }) => (
          <Menu.Item
            key={label}
            closeMenuOnClick={false}
            // A disabled item would lose the focus at the last step.
            aria-disabled={!isPossible(view, column.id, direction) || undefined}
            leftSection={<Icon size="1rem" aria-hidden="true" />}
            onClick={() => act(view, column.id, direction, holder.current)}
          >
            {label}
          </Menu.Item>
        ))}
      </div>
    ),
  });
  return table;
}

const resize = { act: resizeColumn, isPossible: () => true };
const move = { act: moveColumn, isPossible: canMoveColumn };
const ownItems = [
  { ...resize, label: 'Make wider', Icon: IconArrowNarrowRight, direction: 1 },
  { ...resize, label: 'Make narrower', Icon: IconArrowNarrowLeft, direction: -1 },
  { ...move, label: 'Move left', Icon: IconArrowBarToLeft, direction: -1 },
  { ...move, label: 'Move right', Icon: IconArrowBarToRight, direction: 1 },
] as const;

interface OpenColumnMenuProps {
  view: GridView;
  columnKey: string;
  /** The element in the header of the column that holds the menu. */
  holder: RefObject<Element | null>;
  onChange: (isOpen: boolean) => void;
}

/** The open menu of a column, with its button: the items of mantine-react-table and four of our own. */
export function OpenColumnMenu({ view, columnKey, holder, onChange }: OpenColumnMenuProps) {
  const table = useMenuTable({ view, holder });
  const header = table.getFlatHeaders().find(({ column }) => column.id === columnKey);
  return header ? (
    <MRT_ColumnActionMenu
      header={header}
      table={table}
      opened
      onChange={onChange}
      zIndex={1100}
      withInitialFocusPlaceholder={false}
      classNames={{ itemSection: classes.menuIcon }}
    />
  ) : null;
}
