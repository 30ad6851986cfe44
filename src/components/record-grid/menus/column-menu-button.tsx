import { IconDotsVertical } from '@tabler/icons-react';
import { useLateMenu } from '../../use-late-menu';
import { gridTools } from '../grid-tools';
import headClasses from '../head/grid-head.module.css';
import { columnMenuName, type GridView } from '../model/use-grid-view';
import classes from './grid-menu.module.css';

interface ColumnMenuProps {
  view: GridView;
  columnKey: string;
  header: string;
}

/** The menu of a column. */
export function ColumnMenu({ view, columnKey, header }: ColumnMenuProps) {
  const late = useLateMenu(gridTools);
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
          <IconDotsVertical size="1rem" aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
