import { countText } from '~/domain/count-text';
import type { AuditTypes } from './audit-entries';
import { type AuditFilters, formatTypes, parseTypes } from './audit-search';
import classes from './audit-table.module.css';
import { ColumnFilter, TextFilter } from './column-filter';
import { CreatedFilter } from './created-filter';
import { TypeFilter } from './type-filter';

export interface AuditHeadProps {
  types: AuditTypes;
  filters: AuditFilters;
  onFiltersChange: (filters: AuditFilters) => void;
}

const textColumns = {
  user: {
    column: 'User',
    label: 'User name or id',
    description: 'A part of the name, or the whole id.',
  },
  organisation: {
    column: 'Organisation',
    label: 'Organisation name',
    description: 'A part of the name.',
  },
  message: { column: 'Message', label: 'Message', description: 'A part of the message.' },
} as const;

/** The five columns, each with its filter (docs/product/reports.md#audit-columns). */
export function AuditHead({ types, filters, onFiltersChange }: AuditHeadProps) {
  const chosenTypes = parseTypes(filters.types);
  const apply = (change: AuditFilters, close: () => void) => {
    onFiltersChange({ ...filters, ...change });
    close();
  };
  const textColumn = (key: keyof typeof textColumns) => {
    const { column, ...texts } = textColumns[key];
    return (
      <th scope="col" className={classes[key]}>
        <ColumnFilter column={column} badge={filters[key] ? 'Filtered' : undefined}>
          {(close) => (
            <TextFilter
              {...texts}
              value={filters[key]}
              onApply={(text) => apply({ [key]: text }, close)}
              onCancel={close}
            />
          )}
        </ColumnFilter>
      </th>
    );
  };
  return (
    <thead>
      <tr className={classes.headRow}>
        <th scope="col" className={classes.typeColumn}>
          <ColumnFilter
            column="Type"
            badge={chosenTypes.length > 0 ? countText(chosenTypes.length, 'type') : undefined}
          >
            {(close) => (
              <TypeFilter
                types={types}
                value={chosenTypes}
                onApply={(chosen) => apply({ types: formatTypes(chosen) }, close)}
                onCancel={close}
              />
            )}
          </ColumnFilter>
        </th>
        {textColumn('user')}
        <th scope="col" className={classes.created}>
          <ColumnFilter
            column="Created"
            badge={filters.from || filters.to ? 'Filtered' : undefined}
          >
            {(close) => (
              <CreatedFilter
                value={{ from: filters.from, to: filters.to }}
                onApply={({ from, to }) => apply({ from, to }, close)}
                onCancel={close}
              />
            )}
          </ColumnFilter>
        </th>
        {textColumn('organisation')}
        {textColumn('message')}
      </tr>
    </thead>
  );
}
