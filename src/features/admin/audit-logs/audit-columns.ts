import { countText } from '~/domain/count-text';
import { parseTypes } from './audit-search';
import classes from './audit-table.module.css';
import type { AuditColumn } from './filter-fields';

/** The badge of a filter that has no more to say. */
const filtered = () => 'Filtered';

/** A column whose filter is a part of its text. */
const textColumn = (name: 'user' | 'organisation' | 'message', column: string): AuditColumn => ({
  name,
  column,
  className: classes[`${name}Column`],
  parameters: [name],
  badgeOf: filtered,
});

/** The five columns, each with its filter (docs/product/reports.md#audit-columns). */
export const auditColumns: AuditColumn[] = [
  {
    name: 'type',
    column: 'Type',
    className: classes.typeColumn,
    parameters: ['types'],
    badgeOf: ({ types }) => countText(parseTypes(types).length, 'type'),
  },
  textColumn('user', 'User'),
  {
    name: 'created',
    column: 'Created',
    className: classes.createdColumn,
    parameters: ['from', 'to'],
    badgeOf: filtered,
  },
  textColumn('organisation', 'Organisation'),
  textColumn('message', 'Message'),
];
