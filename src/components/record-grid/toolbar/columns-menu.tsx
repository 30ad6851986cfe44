import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { ActionIcon, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { focusAtOnce } from '../../focus-at-once';
import type { GridTable } from '../model/grid-table';

const name = 'Columns';

/**
 * The menu that shows and hides columns. mantine-react-table's own menu has switches inside its
 * items, which the keyboard cannot toggle.
 */
export function ColumnsMenu({ table }: { table: GridTable }) {
  const columns = table.getAllLeafColumns();
  const shown = columns.filter((column) => column.getIsVisible());
  return (
    <Menu
      closeOnItemClick={false}
      zIndex={1100}
      position="bottom-end"
      returnFocus
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon aria-label={name} data-note={name} size="md" variant="subtle" color="gray">
          <IconColumns3 size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <div ref={focusAtOnce}>
          {columns.map((column) => {
            const isShown = column.getIsVisible();
            return (
              <Menu.CheckboxItem
                key={column.id}
                checked={isShown}
                // A person could not restore a column in a grid without columns.
                disabled={isShown && shown.length === 1}
                onChange={() => column.toggleVisibility()}
              >
                {column.columnDef.header}
              </Menu.CheckboxItem>
            );
          })}
          <Menu.Divider />
          <Menu.Item
            disabled={shown.length === columns.length}
            onClick={() => table.toggleAllColumnsVisible(true)}
          >
            Show all columns
          </Menu.Item>
        </div>
      </Menu.Dropdown>
    </Menu>
  );
}
