import { IconDotsVertical } from '@tabler/icons-react';
import { LatePart } from '../../late-part';
import { useLateMenu } from '../../use-late-menu';
import { columnMenuName } from '../head/column-actions';
import headClasses from '../head/grid-head.module.css';
import type { GridView } from '../model/use-grid-view';
import classes from './grid-menu.module.css';

/** The menus of the columns, which are those of mantine-react-table. */
export const columnMenuPart = new LatePart(() => import('./column-menu'));

interface ColumnMenuProps {
  view: GridView;
  columnKey: string;
  header: string;
}

/** The menu of a column. */
export function ColumnMenu({ view, columnKey, header }: ColumnMenuProps) {
  const late = useLateMenu(columnMenuPart);
  return (
    <span ref={late.holder} className={classes.place}>
      {late.menu ? (
        <late.menu.OpenColumnMenu view={view} columnKey={columnKey} onChange={late.setIsOpen} />
      ) : (
        <button
          type="button"
          className={headClasses.menu}
          aria-label={columnMenuName(header)}
          data-cell-focus=""
          tabIndex={-1}
          {...late.button}
        >
          <IconDotsVertical size={16} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
