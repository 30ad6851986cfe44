import { ActionIcon, Loader } from '@mantine/core';
import {
  IconBaselineDensityLarge,
  IconBaselineDensityMedium,
  IconBaselineDensitySmall,
  IconColumns3,
  IconDownload,
  IconFilter,
  IconListCheck,
  IconRefresh,
} from '@tabler/icons-react';
import { useHoverNote } from '../../hover-note/use-hover-note';
import { gridTools } from '../grid-tools';
import { GridMenu } from '../menus/grid-menu';
import type { GridView } from '../model/use-grid-view';
import type { GridList, GridPage, GridTableOptions } from '../record-grid-props';
import { Views } from '../views/views';
import { GridSearchField } from './grid-search-field';
import classes from './grid-toolbar.module.css';

interface GridToolbarProps
  extends Pick<GridList<object>, 'onRefresh' | 'isRefreshing'>,
    Pick<GridPage, 'viewKey'>,
    Pick<GridTableOptions<object>, 'filters'> {
  view: GridView;
  /** "200 rows" or "12 of 200 rows so far"; empty before the records are loaded. */
  countText: string;
  /** Undefined until all records have loaded. */
  onExport: (() => void) | undefined;
  isSelecting: boolean;
  /** Begins or ends the selection of rows. Undefined until all records have loaded. */
  onSelect: (() => void) | undefined;
}

/** Each density has its icon, and the density that a press sets. */
const densities = {
  compact: { Icon: IconBaselineDensitySmall, next: undefined },
  normal: { Icon: IconBaselineDensityMedium, next: 'roomy' },
  roomy: { Icon: IconBaselineDensityLarge, next: 'compact' },
} as const;

/** The toolbar of a grid: search, filters, columns, density, export and refresh. */
export function GridToolbar(props: GridToolbarProps) {
  const { view } = props;
  const { search, setSearch, areFiltersShown } = view;
  const { q, density = 'normal' } = search;
  const { tooltip, tooltipHandlers } = useHoverNote();
  return (
    <div className={classes.toolbar} {...tooltipHandlers}>
      <div className={classes.search}>
        <GridSearchField
          value={q ?? ''}
          onChange={(text) => setSearch((old) => ({ ...old, q: text || undefined }))}
        />
      </div>
      <span className={classes.count} role="status">
        {props.countText}
      </span>
      {props.filters?.(view)}
      <div className={classes.tools} {...gridTools.reached}>
        {props.viewKey ? <Views view={view} viewKey={props.viewKey} /> : null}
        <Tool
          label="Column filters"
          isPressed={areFiltersShown}
          onClick={() => view.setFiltersShown(!areFiltersShown)}
          Icon={IconFilter}
        />
        <GridMenu
          button={{
            'aria-label': 'Columns',
            'data-note': 'Columns',
            size: 'md',
            children: <IconColumns3 size={18} aria-hidden="true" />,
          }}
          renderMenu={({ ColumnsMenu }, menu) => <ColumnsMenu {...menu} view={view} />}
        />
        <Tool
          label={`Density: ${density}`}
          onClick={() => setSearch((old) => ({ ...old, density: densities[density].next }))}
          Icon={densities[density].Icon}
        />
        <Tool
          label="Select rows"
          isPressed={props.isSelecting}
          onClick={props.onSelect}
          Icon={IconListCheck}
        />
        <Tool label="Export to CSV" onClick={props.onExport} Icon={IconDownload} />
        {props.onRefresh ? (
          <Tool
            label="Refresh"
            onClick={props.onRefresh}
            Icon={IconRefresh}
            isBusy={props.isRefreshing}
          />
        ) : null}
      </div>
      {tooltip}
    </div>
  );
}

interface ToolProps {
  label: string;
  onClick: (() => void) | undefined;
  Icon: typeof IconRefresh;
  isBusy?: boolean;
  isPressed?: boolean;
}

function Tool({ label, onClick, Icon, isBusy, isPressed }: ToolProps) {
  return (
    <ActionIcon
      aria-label={label}
      aria-pressed={isPressed}
      data-note={label}
      size="md"
      variant={isPressed ? 'light' : 'subtle'}
      color={isPressed ? undefined : 'gray'}
      // A disabled button would lose the focus.
      aria-disabled={isBusy || !onClick || undefined}
      onClick={() => isBusy || onClick?.()}
    >
      {isBusy ? <Loader size={16} color="gray" /> : <Icon size={18} aria-hidden="true" />}
    </ActionIcon>
  );
}
