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
import { useHoverNote } from '../../hover-note/use-hover-note';
import { gridTools } from '../grid-tools';
import { GridButton } from '../menus/grid-button';
import { useColumnsMenu } from '../menus/use-columns-menu';
import type { GridView } from '../model/use-grid-view';
import type { GridList, GridPage, GridTableOptions } from '../record-grid-props';
import { GridSearchField } from './grid-search-field';
import classes from './grid-toolbar.module.css';
import { useShownTools } from './use-shown-tools';

interface GridToolbarProps
  extends Pick<GridList<object>, 'onRefresh' | 'isRefreshing'>,
    Pick<GridPage, 'viewKey'>,
    Pick<GridTableOptions<object>, 'filters'> {
  title: string;
  view: GridView;
  /** "200 rows" or "12 of 200 rows so far"; empty before the records are loaded. */
  countText: string;
  /** A short list, of which all is in sight. */
  isShort: boolean;
  onExport: (() => void) | undefined;
  isSelecting: boolean;
  /** Begins or ends the selection of rows. Undefined until all records have loaded. */
  onSelect: (() => void) | undefined;
}

/** The toolbar of a grid: search, filters, columns, export, selection and refresh. */
export function GridToolbar(props: GridToolbarProps) {
  const { view } = props;
  const { search, setSearch, areFiltersShown } = view;
  const { tooltip, tooltipHandlers } = useHoverNote();
  const { keeper, columnsButton } = useColumnsMenu(view, props.viewKey);
  const tools = useRef<HTMLDivElement>(null);
  const { areShown, show } = useShownTools(
    props.viewKey ?? props.title,
    !props.isShort || props.isSelecting,
    view,
  );
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
          {props.countText}
        </span>
        {props.filters?.(view)}
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
                onClick={props.onExport}
                Icon={IconDownload}
              />
              <Tool
                label="Select rows"
                word="Select"
                isPressed={props.isSelecting}
                onClick={props.onSelect}
                Icon={IconListCheck}
              />
              {props.onRefresh ? (
                <Tool
                  label="Refresh"
                  onClick={props.onRefresh}
                  Icon={IconRefresh}
                  isBusy={props.isRefreshing}
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
              <IconDots size={18} aria-hidden="true" />
            </GridButton>
          )}
        </div>
      </div>
      {tooltip}
    </div>
  );
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
      {isBusy ? <Loader size={16} color="gray" /> : <Icon size={18} aria-hidden="true" />}
    </GridButton>
  );
}
