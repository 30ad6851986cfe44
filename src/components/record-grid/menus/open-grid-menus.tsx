import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { focusAtOnce } from '../../focus';
import type { GridColumn } from '../grid-column';
import { filterModeNames, filterModes, filterOf, withFilter } from '../model/grid-view';
import { type GridView, setColumnsShown } from '../model/use-grid-view';

/** The props of the button of a menu. */
export interface GridMenuButton extends Pick<ActionIconProps, 'size' | 'children'> {
  'aria-label': string;
  'data-note': string;
}

interface OpenMenuProps {
  view: GridView;
  button: GridMenuButton;
  onChange: (isOpen: boolean) => void;
}

interface MenuFrameProps extends Omit<OpenMenuProps, 'view'> {
  closeOnItemClick: boolean;
  /** The items. The one with `data-autofocus`, or else the first one, gets the focus. */
  children: ReactNode;
}

/** An open menu with its button. */
function MenuFrame({ button, children, ...menu }: MenuFrameProps) {
  return (
    <Menu {...menu} opened zIndex={1100} position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon {...button} />
      </Menu.Target>
      <Menu.Dropdown>
        <div ref={focusAtOnce}>{children}</div>
      </Menu.Dropdown>
    </Menu>
  );
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
      {columns.map((column) => (
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
