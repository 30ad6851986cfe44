import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Tooltip.css';
import { IconDotsVertical } from '@tabler/icons-react';
import { MRT_ColumnActionMenu } from 'mantine-react-table';
import { useRef, useState } from 'react';
import { useFocusWhenGone } from '../../focus';
import type { GridHeader, GridTable } from '../model/grid-table';
import { columnMenuName } from './column-menu-options';
import classes from './grid-head.module.css';

interface ColumnMenuProps {
  header: GridHeader;
  table: GridTable;
}

/**
 * The menu of a column. A menu costs more render time than the rest of a header cell, and most
 * menus never open. A plain button replaces it until it opens for the first time.
 */
export function ColumnMenu({ header, table }: ColumnMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isThere, setIsThere] = useState(false);
  const holder = useRef<HTMLSpanElement>(null);
  // The library's button has taken the place of the one that opened the menu.
  useFocusWhenGone(isOpen, () => holder.current?.querySelector('button')?.focus());
  const open = () => {
    setIsThere(true);
    setIsOpen(true);
  };

  return (
    <span ref={holder} className={classes.menuPlace}>
      {isThere ? (
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
          onClick={open}
        >
          <IconDotsVertical size={16} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
