import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Badge.css';
import { ActionIcon, type ActionIconProps, Badge } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { LatePart, useWarmPart } from '~/components/late-part';
import { useLateMenu } from '~/components/use-late-menu';
import type { AuditTypes } from './audit-entries';
import type { AuditFilters } from './audit-search';
import classes from './filters.module.css';

/** The forms of the filters. */
export const filterPart = new LatePart(() => import('./open-filter'));

export type FilterName = 'type' | 'user' | 'created' | 'organisation' | 'message';

export interface AuditColumn {
  name: FilterName;
  /** The name of the column, for people. */
  column: string;
  className: string | undefined;
  /** The filters of the column. */
  parameters: (keyof AuditFilters)[];
  /** Returns the text of the badge of an active filter; "Filtered" by default. */
  badgeOf?: (filters: AuditFilters) => string;
}

export interface FiltersProps {
  types: AuditTypes;
  filters: AuditFilters;
  onFiltersChange: (filters: AuditFilters) => void;
}

/** The props of the button of a filter, whether its form is open or not. */
interface FilterButton extends Pick<ActionIconProps, 'size' | 'variant' | 'color' | 'children'> {
  'aria-label': string;
  'data-note': string;
}

export interface OpenFilterProps extends AuditColumn, FiltersProps {
  button: FilterButton;
  onChange: (isOpen: boolean) => void;
}

/** The head of a column with its filter (docs/product/reports.md#audit-filters). */
export function ColumnFilter(props: AuditColumn & FiltersProps) {
  const { column, filters, parameters, badgeOf } = props;
  useWarmPart(filterPart);
  const late = useLateMenu(filterPart, 'dialog');
  const isActive = parameters.some((name) => filters[name] !== undefined);
  const label = `Filter ${column}`;
  const button: FilterButton = {
    size: 24,
    variant: isActive ? 'light' : 'subtle',
    ...(isActive ? {} : { color: 'gray' }),
    'aria-label': label,
    'data-note': label,
    children: <IconPencil size={16} aria-hidden="true" />,
  };
  return (
    <th scope="col" className={props.className}>
      <div className={classes.head}>
        <span className={classes.column}>{column}</span>
        {isActive ? (
          <Badge size="sm" className={classes.badge}>
            {badgeOf ? badgeOf(filters) : 'Filtered'}
          </Badge>
        ) : null}
        <span ref={late.holder} className={classes.button}>
          {late.menu ? (
            <late.menu.OpenFilter {...props} button={button} onChange={late.setIsOpen} />
          ) : (
            <ActionIcon {...button} {...late.button} />
          )}
        </span>
      </div>
    </th>
  );
}
