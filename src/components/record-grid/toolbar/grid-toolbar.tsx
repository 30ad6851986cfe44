import { Loader } from '@mantine/core';
import {
  IconDots,
  IconDownload,
  IconFilter,
  IconListCheck,
  IconRefresh,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { countText, numberText } from '~/domain/count-text';
import { useHoverNote } from '../../hover-note/use-hover-note';
import { gridTools } from '../grid-tools';
import { GridButton } from '../menus/grid-button';
import { useColumnsMenu } from '../menus/use-columns-menu';
import { isAheadRow } from '../model/row-source';
import type { GridParts } from '../model/use-grid-table';
import { isBlankRow } from '../pending-rows';
import { GridSearchField } from './grid-search-field';
import classes from './grid-toolbar.module.css';
import { useShownTools } from './use-shown-tools';

/** From so many records on, a grid shows its tools at once. */
const longListLength = 10;

/** The toolbar of a grid: search, filters, columns, export, selection and refresh. */
export function GridToolbar<T extends object>(parts: GridParts<T>) {
  const { grid, records, table } = parts;
  const { list } = grid;
  const { view } = records;
  const { search, setSearch, areFiltersShown } = view;
  const { tooltip, tooltipHandlers } = useHoverNote();
  const { keeper, columnsButton } = useColumnsMenu(view, grid.page.viewKey);
  const tools = useRef<HTMLDivElement>(null);
  const isSelecting = table.selecting !== undefined;
  const isShown = list.records !== undefined && (table.source.count > 0 || !records.isWorking);
  const isWhole = isShown && !list.isIncomplete;
  const isShort = !list.error && !list.isIncomplete && records.records.length < longListLength;
  const { areShown, show } = useShownTools(
    grid.page.viewKey ?? grid.title,
    !isShort || isSelecting,
    view,
  );
  const exportRows = async () => {
    const visible = table.source.all().flatMap((row) => (row.isBlank ? [] : row.record));
    const { exportCsv } = await gridTools.load();
    await exportCsv(table.csvName, table.shownColumns, visible, parts.saving.pending);
  };
  const showAndFocus = () => {
    flushSync(show);
    // "More" disappears together with the focus.
    tools.current?.querySelector('button')?.focus();
  };
  return (
    <div className={classes.room} {...tooltipHandlers}>
      <div className={classes.toolbar}>
        <div className={classes.search}>
          <GridSearchField
            value={search.q ?? ''}
            onChange={(text) => setSearch((old) => ({ ...old, q: text || undefined }))}
          />
        </div>
        <span className={classes.count} role="status">
          {isShown ? rowCountText(parts) : ''}
        </span>
        {grid.table.filters?.(view)}
        <div ref={tools} className={classes.tools} {...gridTools.reached}>
          {keeper}
          {areShown ? (
            <>
              <Tool
                label="Filter rows"
                word="Filter"
                isPressed={areFiltersShown}
                onClick={() => view.setFiltersShown(!areFiltersShown)}
                Icon={IconFilter}
              />
              {columnsButton}
              <Tool
                label="Export to CSV"
                word="Export"
                onClick={isWhole ? exportRows : undefined}
                Icon={IconDownload}
              />
              <Tool
                label="Select rows"
                word="Select"
                isPressed={isSelecting}
                onClick={isWhole ? table.toggleSelection : undefined}
                Icon={IconListCheck}
              />
              {list.onRefresh ? (
                <Tool
                  label="Refresh"
                  onClick={list.onRefresh}
                  Icon={IconRefresh}
                  isBusy={list.isRefreshing}
                />
              ) : null}
            </>
          ) : (
            <GridButton
              aria-label="More tools"
              aria-expanded={false}
              data-note="Filter, columns, export and selection"
              word="More"
              onClick={showAndFocus}
            >
              <IconDots size="1.125rem" aria-hidden="true" />
            </GridButton>
          )}
        </div>
      </div>
      {tooltip}
    </div>
  );
}

/** Returns "200 rows", or "12 of 200 rows so far". */
function rowCountText<T extends object>({ grid, records, saving, table }: GridParts<T>) {
  // A blank row is no record yet, and edits of a record that somebody else has deleted still are one.
  const rows = [...saving.pending.rows];
  const blankCount = rows.filter(([, row]) => isBlankRow(row)).length;
  const aheadCount = rows.filter(([key, row]) => isAheadRow(key, row, records.loaded)).length;
  const total = records.records.length + aheadCount - blankCount;
  const shownCount = table.source.count - blankCount;
  const part = shownCount === total ? '' : `${numberText(shownCount)} of `;
  return `${part}${countText(total, 'row')}${grid.list.isIncomplete ? ' so far' : ''}`;
}

interface ToolProps {
  label: string;
  word?: string;
  onClick: (() => void) | undefined;
  Icon: typeof IconRefresh;
  isBusy?: boolean;
  isPressed?: boolean;
}

function Tool({ label, word, onClick, Icon, isBusy, isPressed }: ToolProps) {
  return (
    <GridButton
      aria-label={label}
      aria-pressed={isPressed}
      data-note={label}
      word={word}
      // A disabled button would lose the focus.
      aria-disabled={isBusy || !onClick || undefined}
      onClick={() => isBusy || onClick?.()}
    >
      {isBusy ? <Loader size={16} color="gray" /> : <Icon size="1.125rem" aria-hidden="true" />}
    </GridButton>
  );
}
