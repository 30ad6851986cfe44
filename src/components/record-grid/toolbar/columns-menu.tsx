import { Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { GridMenu } from '../grid-menu';
import type { GridTable } from '../model/grid-table';

/**
 * The menu that shows and hides columns. mantine-react-table's own menu has switches inside its
 * items, which the keyboard cannot toggle.
 */
export function ColumnsMenu({ table }: { table: GridTable }) {
  const columns = table.getAllLeafColumns();
  const shown = columns.filter((column) => column.getIsVisible());
  return (
    <GridMenu
      label="Columns"
      note="Columns"
      icon={<IconColumns3 size={18} aria-hidden="true" />}
      size="md"
      closesOnItemClick={false}
    >
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
    </GridMenu>
  );
}
