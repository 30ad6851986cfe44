import { Menu } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { GridColumn } from '../grid-column';
import { densities, type GridDensity } from '../grid-search';
import { inOrder } from '../model/grid-view';
import { type GridView, setColumnsShown } from '../model/use-grid-view';
import { canMoveColumn, moveColumn } from '../views/move-column';
import { ViewItems } from '../views/view-items';
import type { ViewStore } from '../views/view-store';
import { MenuFrame, type MenuFrameProps, MenuGroup } from './menu-frame';
import classes from './open-menus.module.css';

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

const moves = [
  { side: 'left', direction: -1, Icon: IconChevronUp },
  { side: 'right', direction: 1, Icon: IconChevronDown },
] as const;

/** Moves the focus within a line by Left and Right, and between the same buttons by Up and Down. */
function moveInLines(event: KeyboardEvent<HTMLElement>) {
  const line = event.currentTarget;
  const place = [...line.children].indexOf(event.target as Element);
  const targets: Record<string, Element | undefined> = {
    ArrowRight: line.children[place + 1],
    ArrowLeft: line.children[place - 1],
    ...(place > 0 && {
      ArrowUp: line.previousElementSibling?.children[place],
      ArrowDown: line.nextElementSibling?.children[place],
    }),
  };
  if (!(event.key in targets)) return;
  event.stopPropagation();
  event.preventDefault();
  const target = targets[event.key];
  if (target instanceof HTMLElement) target.focus();
}

/**
 * The items that show, hide and move columns. mantine-react-table's own menu has switches inside its
 * items, which the keyboard cannot toggle.
 */
function ColumnItems({ view }: { view: GridView }) {
  const { columns, state } = view;
  // A column that comes while the menu is open would move the items below it under the pointer.
  const [listed] = useState(columns);
  const isShown = ({ key }: GridColumn<never>) => state.columnVisibility[key] !== false;
  const shownCount = columns.filter(isShown).length;
  const moved = useRef<HTMLElement>(null);
  // An element that changes places loses the focus.
  useLayoutEffect(() => {
    moved.current?.focus();
    moved.current = null;
  });
  return (
    <MenuGroup title="Columns">
      {inOrder(listed, view.search.order).map((column) => (
        <div key={column.key} role="none" className={classes.line} onKeyDown={moveInLines}>
          <Menu.CheckboxItem
            checked={isShown(column)}
            // A person could not restore a column in a grid without columns.
            disabled={isShown(column) && shownCount === 1}
            onChange={() => setColumnsShown(view, [column.key], !isShown(column))}
          >
            {column.header}
          </Menu.CheckboxItem>
          {moves.map(({ side, direction, Icon }) => (
            <button
              key={side}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={classes.move}
              aria-label={`Move ${column.header} ${side}`}
              // A disabled button would lose the focus at the last step.
              aria-disabled={!canMoveColumn(view, column.key, direction) || undefined}
              onClick={(event) => {
                moved.current = event.currentTarget;
                moveColumn(view, column.key, direction);
              }}
            >
              <Icon size="0.875rem" aria-hidden="true" />
            </button>
          ))}
        </div>
      ))}
      <Menu.Item
        disabled={shownCount === columns.length && view.search.hide === undefined}
        onClick={() => {
          const keys = columns.map(({ key }) => key);
          setColumnsShown(view, keys, true);
          // Those that come late too.
          view.setSearch((old) => ({ ...old, hide: undefined }));
        }}
      >
        Show all columns
      </Menu.Item>
    </MenuGroup>
  );
}
