import { Menu } from '@mantine/core';
import type { GridColumn } from '../grid-column';
import { filterModeNames, filterModes, filterOf, inOrder, withFilter } from '../model/grid-view';
import { type GridView, setColumnsShown } from '../model/use-grid-view';
import { MenuFrame, type MenuFrameProps } from './menu-frame';

interface OpenMenuProps extends Pick<MenuFrameProps, 'button' | 'onChange'> {
  view: GridView;
}

/**
 * The menu that shows and hides columns. mantine-react-table's own menu has switches inside its
 * items, which the keyboard cannot toggle.
 */
export function ColumnsMenu({ view, ...frame }: OpenMenuProps) {
  const { columns, state } = view;
  const isShown = ({ key }: GridColumn<never>) => state.columnVisibility[key] !== false;
  const shownCount = columns.filter(isShown).length;
  return (
    <MenuFrame {...frame} closeOnItemClick={false}>
      {inOrder(columns, view.search.order).map((column) => (
        <Menu.CheckboxItem
          key={column.key}
          checked={isShown(column)}
          // A person could not restore a column in a grid without columns.
          disabled={isShown(column) && shownCount === 1}
          onChange={() => setColumnsShown(view, [column.key], !isShown(column))}
        >
          {column.header}
        </Menu.CheckboxItem>
      ))}
      <Menu.Divider />
      <Menu.Item
        disabled={shownCount === columns.length}
        onClick={() =>
          setColumnsShown(
            view,
            columns.map(({ key }) => key),
            true,
          )
        }
      >
        Show all columns
      </Menu.Item>
    </MenuFrame>
  );
}

/** The menu of how the filter of a column compares. */
export function FilterModeMenu<T>({
  view,
  column,
  ...frame
}: OpenMenuProps & { column: GridColumn<T> }) {
  const { search, setSearch } = view;
  const { mode } = filterOf(column, search);
  return (
    <MenuFrame {...frame} closeOnItemClick>
      <Menu.RadioGroup
        value={mode}
        onChange={(next) => {
          const chosen = filterModes(column).find((known) => known === next) ?? mode;
          setSearch((old) => withFilter(old, column, chosen, filterOf(column, old).values));
        }}
      >
        {filterModes(column).map((known) => (
          <Menu.RadioItem
            key={known}
            value={known}
            closeMenuOnClick
            data-autofocus={known === mode || undefined}
          >
            {filterModeNames[known]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </MenuFrame>
  );
}
