import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Tooltip.css';
import { IconDotsVertical } from '@tabler/icons-react';
import { MRT_ColumnActionMenu } from 'mantine-react-table';
import { useEffect, useRef, useState } from 'react';
import { focusAtOnce } from '../../focus-at-once';
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
  const place = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    const button = place.current?.querySelector('button');
    if (wasOpen.current && !isOpen) button?.focus();
    wasOpen.current = isOpen;
    // The library's menu takes no ref, and it is mounted only after this effect.
    const menuOf = () => document.getElementById(button?.getAttribute('aria-controls') ?? '');
    if (isOpen) queueMicrotask(() => focusAtOnce(menuOf()));
  }, [isOpen]);

  const open = () => {
    setIsThere(true);
    setIsOpen(true);
  };

  return (
    <span ref={place} className={classes.menuPlace}>
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
