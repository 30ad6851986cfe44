import { countText } from '~/domain/count-text';
import type { AuditTypes } from './audit-entries';
import { type AuditFilters, parseTypes } from './audit-search';
import classes from './audit-table.module.css';
import { ColumnFilter, TextFilter } from './column-filter';
import { CreatedFilter } from './created-filter';
import { TypeFilter } from './type-filter';

export interface AuditHeadProps {
  types: AuditTypes;
  filters: AuditFilters;
  onFiltersChange: (filters: AuditFilters) => void;
}

/** The five columns, each with its filter (docs/product/reports.md#audit-columns). */
export function AuditHead({ types, filters, onFiltersChange }: AuditHeadProps) {
  const chosenTypes = parseTypes(filters.types);
  const apply = (change: AuditFilters) => onFiltersChange({ ...filters, ...change });
  const textColumn = (
    name: 'user' | 'organisation' | 'message',
    column: string,
    texts: { label: string; description: string },
  ) => (
    <ColumnFilter
      column={column}
      className={classes[name]}
      badge={filters[name] && 'Filtered'}
      onApply={apply}
    >
      <TextFilter {...texts} name={name} value={filters[name]} />
    </ColumnFilter>
  );
  return (
    <thead>
      <tr className={classes.headRow}>
        <ColumnFilter
          column="Type"
          className={classes.typeColumn}
          badge={chosenTypes.length > 0 ? countText(chosenTypes.length, 'type') : undefined}
          onApply={apply}
        >
          <TypeFilter types={types} value={chosenTypes} />
        </ColumnFilter>
        {textColumn('user', 'User', {
          label: 'User name or id',
          description: 'A part of the name, or the whole id.',
        })}
        <ColumnFilter
          column="Created"
          className={classes.created}
          badge={filters.from || filters.to ? 'Filtered' : undefined}
          onApply={apply}
        >
          <CreatedFilter value={filters} />
        </ColumnFilter>
        {textColumn('organisation', 'Organisation', {
          label: 'Organisation name',
          description: 'A part of the name.',
        })}
        {textColumn('message', 'Message', {
          label: 'Message',
          description: 'A part of the message.',
        })}
      </tr>
    </thead>
  );
}
