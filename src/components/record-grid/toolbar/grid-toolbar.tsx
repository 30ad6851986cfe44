import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import {
  MRT_GlobalFilterTextInput,
  MRT_ToggleDensePaddingButton,
  MRT_ToggleFiltersButton,
} from 'mantine-react-table';
import type { GridDensity } from '../grid-search';
import type { GridTable } from '../model/grid-table';
import { ColumnsMenu } from './columns-menu';
import classes from './grid-toolbar.module.css';

interface GridToolbarProps {
  table: GridTable;
  density: GridDensity;
  /** "200 rows" or "12 of 200 rows". */
  countText: string;
  onExport: () => void;
  onRefresh: (() => void) | undefined;
  isRefreshing: boolean;
}

/** Search, filters, columns, density, export and refresh. */
export function GridToolbar(props: GridToolbarProps) {
  const { table, onRefresh } = props;
  return (
    <div className={classes.toolbar}>
      <div className={classes.search}>
        <MRT_GlobalFilterTextInput
          table={table}
          aria-label="Search all columns"
          placeholder="Search"
          size="xs"
          variant="default"
        />
      </div>
      <span className={classes.count} role="status">
        {props.countText}
      </span>
      <div className={classes.tools}>
        <MRT_ToggleFiltersButton
          table={table}
          size="md"
          aria-pressed={table.getState().showColumnFilters}
        />
        <ColumnsMenu table={table} />
        <MRT_ToggleDensePaddingButton table={table} size="md" title={`Density: ${props.density}`} />
        <Tool label="Export to CSV" onClick={props.onExport} Icon={IconDownload} />
        {onRefresh ? (
          <Tool
            label="Refresh"
            onClick={onRefresh}
            Icon={IconRefresh}
            isBusy={props.isRefreshing}
          />
        ) : null}
      </div>
    </div>
  );
}

interface ToolProps {
  label: string;
  onClick: () => void;
  Icon: typeof IconRefresh;
  isBusy?: boolean;
}

function Tool({ label, onClick, Icon, isBusy }: ToolProps) {
  return (
    <Tooltip label={label} closeDelay={250} zIndex={1100}>
      <ActionIcon
        aria-label={label}
        size="md"
        variant="subtle"
        color="gray"
        onClick={onClick}
        loading={isBusy}
      >
        <Icon size={18} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
}
