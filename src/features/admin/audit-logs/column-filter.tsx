import { ActionIcon, Badge } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { LatePart } from '~/components/late-part';
import { useLateMenu } from '~/components/use-late-menu';
import { countText } from '~/domain/count-text';
import { parseTypes } from './audit-search';
import tableClasses from './audit-table.module.css';
import type { AuditColumn, FilterButton, FiltersProps } from './filter-fields';
import classes from './filters.module.css';

const filterPart = new LatePart(() => import('./open-filter'));

/** A column whose filter is a part of its text. */
const textColumn = (name: 'user' | 'organisation' | 'message', column: string): AuditColumn => ({
  name,
  column,
  className: tableClasses[`${name}Column`],
  parameters: [name],
  badgeOf: () => 'Filtered',
});

/** The five columns, each with its filter (docs/product/reports.md#audit-columns). */
export const auditColumns: AuditColumn[] = [
  {
    name: 'type',
    column: 'Type',
    className: tableClasses.typeColumn,
    parameters: ['types'],
    badgeOf: ({ types }) => countText(parseTypes(types).length, 'type'),
  },
  textColumn('user', 'User'),
  {
    name: 'created',
    column: 'Created',
    className: tableClasses.createdColumn,
    parameters: ['from', 'to'],
    badgeOf: () => 'Filtered',
  },
  textColumn('organisation', 'Organisation'),
  textColumn('message', 'Message'),
];

/** The head of a column with its filter (docs/product/reports.md#audit-filters). */
export function ColumnFilter(props: AuditColumn & FiltersProps & { zone: string | undefined }) {
  const { column, filters, parameters, badgeOf } = props;
  const late = useLateMenu(filterPart, 'dialog');
  const isActive = parameters.some((name) => filters[name] !== undefined);
  const label = `Filter ${column}`;
  const button: FilterButton = {
    size: 24,
    variant: isActive ? 'light' : 'subtle',
    ...(isActive ? {} : { color: 'gray' }),
    'aria-label': label,
    'data-note': label,
    children: <IconPencil size="1rem" aria-hidden="true" />,
  };
  const badge = isActive && badgeOf(filters);
  return (
    // Without it, the name of the filter's button would be a part of the name.
    <th
      scope="col"
      className={props.className}
      aria-label={badge ? `${column}, ${badge}` : column}
      aria-description={props.zone}
    >
      <div className={classes.head}>
        <span className={classes.title}>
          <span className={classes.column} data-name="" data-zone={props.zone}>
            {column}
          </span>
          {badge ? (
            <Badge size="sm" className={classes.badge}>
              {badge}
            </Badge>
          ) : null}
        </span>
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
