import { Menu } from '@mantine/core';
import { densities, type GridDensity } from '../grid-search';
import type { GridView } from '../model/use-grid-view';
import { ViewItems } from '../views/view-items';
import type { ViewStore } from '../views/view-store';
import { ColumnItems } from './column-items';
import { MenuFrame, type MenuFrameProps, MenuGroup } from './menu-frame';

interface ColumnsMenuProps extends Pick<MenuFrameProps, 'button' | 'onChange'> {
  view: GridView;
  store: ViewStore | undefined;
}

const densityNames: Readonly<Record<GridDensity, string>> = {
  compact: 'Compact',
  normal: 'Normal',
  roomy: 'Roomy',
};

/** The menu of what a grid shows: its columns and their order, its density and its views. */
export function ColumnsMenu({ view, store, ...frame }: ColumnsMenuProps) {
  const { search, setSearch } = view;
  const setDensity = (name: string) => {
    const density = densities.find((known) => known === name && known !== 'normal');
    setSearch((old) => ({ ...old, density }));
  };
  return (
    <MenuFrame {...frame} closeOnItemClick={false}>
      <ColumnItems view={view} />
      <MenuGroup title="Density">
        <Menu.RadioGroup value={search.density ?? 'normal'} onChange={setDensity}>
          {densities.map((density) => (
            <Menu.RadioItem key={density} value={density}>
              {densityNames[density]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </MenuGroup>
      {store ? <ViewItems view={view} store={store} onChange={frame.onChange} /> : null}
    </MenuFrame>
  );
}
