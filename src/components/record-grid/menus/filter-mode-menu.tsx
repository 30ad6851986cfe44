import { Menu } from '@mantine/core';
import type { GridColumn } from '../grid-column';
import { filterModeNames, filterModes, filterOf, withFilter } from '../model/grid-view';
import type { GridView } from '../model/use-grid-view';
import { MenuFrame, type MenuFrameProps } from './menu-frame';

interface FilterModeMenuProps<T> extends Pick<MenuFrameProps, 'button' | 'onChange'> {
  view: GridView;
  column: GridColumn<T>;
}

/** The menu of how the filter of a column compares. */
export function FilterModeMenu<T>({ view, column, ...frame }: FilterModeMenuProps<T>) {
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
