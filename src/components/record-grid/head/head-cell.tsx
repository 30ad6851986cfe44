import { IconArrowDown, IconArrowUp, IconDotsVertical, IconFilter } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { fontScale } from '../../font-scale';
import spoken from '../../spoken.module.css';
import { useLateMenu } from '../../use-late-menu';
import { gridTools } from '../grid-tools';
import menuClasses from '../menus/grid-menu.module.css';
import {
  columnMenuName,
  type GridView,
  resizeColumn,
  setColumnWidth,
  toggleSort,
  widthOf,
} from '../model/use-grid-view';
import classes from './grid-head.module.css';

interface HeadCellProps {
  slotIndex: number;
  tabIndex: number;
  view: GridView;
  columnKey: string;
  header: string;
}

/** The header of a column. A press sorts. It also has the column's menu and the edge to drag. */
export function HeadCell({ slotIndex, tabIndex, view, columnKey, header }: HeadCellProps) {
  const { sorting, columnFilters } = view.state;
  const index = sorting.findIndex(({ id }) => id === columnKey);
  const sorted = sorting[index];
  const isFiltered = columnFilters.some(({ id }) => id === columnKey);
  const SortIcon = sorted?.desc ? IconArrowDown : IconArrowUp;

  const onKeyDown = (event: KeyboardEvent<Element>) => {
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
    if (!event.shiftKey || !direction) return;
    event.preventDefault();
    resizeColumn(view, columnKey, direction, event.currentTarget);
  };

  return (
    <div
      role="columnheader"
      // Without it, the name of the menu's button would be a part of the name.
      aria-label={isFiltered ? `${header}, filtered` : header}
      aria-colindex={slotIndex + 1}
      aria-sort={sorted && (sorted.desc ? 'descending' : 'ascending')}
      className={classes.cell}
    >
      <button
        type="button"
        className={classes.sort}
        data-cell-focus=""
        data-sorted={sorted ? '' : undefined}
        tabIndex={tabIndex}
        onClick={(event) => toggleSort(view, columnKey, event.shiftKey)}
        onKeyDown={onKeyDown}
      >
        <span className={classes.name} data-cut="">
          {header}
        </span>
        {isFiltered ? (
          <>
            <IconFilter size="0.875rem" aria-hidden="true" className={classes.icon} />
            <span className={spoken.text}>, filtered</span>
          </>
        ) : null}
        <SortIcon size="0.875rem" aria-hidden="true" className={classes.sortIcon} />
        {sorted && sorting.length > 1 ? <span className={classes.order}>{index + 1}</span> : null}
      </button>
      <ColumnMenu view={view} columnKey={columnKey} header={header} />
      <ColumnEdge view={view} columnKey={columnKey} />
    </div>
  );
}

function ColumnMenu({
  view,
  columnKey,
  header,
}: Pick<HeadCellProps, 'view' | 'columnKey' | 'header'>) {
  const late = useLateMenu(gridTools);
  return (
    <span ref={late.holder} className={menuClasses.place}>
      {late.menu ? (
        <late.menu.OpenColumnMenu
          view={view}
          columnKey={columnKey}
          holder={late.holder}
          onChange={late.setIsOpen}
        />
      ) : (
        <button
          type="button"
          className={classes.menu}
          aria-label={columnMenuName(header)}
          data-cell-focus=""
          tabIndex={-1}
          {...late.button}
        >
          <IconDotsVertical size="1rem" aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

/** The edge of a column. A drag changes the width, and a double click brings back the column's own. */
function ColumnEdge({ view, columnKey }: Pick<HeadCellProps, 'view' | 'columnKey'>) {
  /** The width of the column if the pointer were at the left edge of the window, for text of the usual size. */
  const [origin, setOrigin] = useState<number>();
  const end = () => setOrigin(undefined);
  const begin = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    // The pointer may leave the narrow edge.
    event.currentTarget.setPointerCapture(event.pointerId);
    setOrigin(widthOf(view, columnKey, event.currentTarget) - event.clientX / fontScale);
  };
  return (
    <span
      aria-hidden="true"
      className={classes.edge}
      data-resizing={origin === undefined ? undefined : ''}
      onPointerDown={begin}
      onPointerMove={(event) =>
        origin !== undefined && setColumnWidth(view, columnKey, origin + event.clientX / fontScale)
      }
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => setColumnWidth(view, columnKey, undefined)}
    />
  );
}
