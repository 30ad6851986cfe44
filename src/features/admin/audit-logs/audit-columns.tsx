import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { countText } from '~/domain/count-text';
import { parseTypes } from './audit-search';
import classes from './audit-table.module.css';
import type { AuditColumn, FilterFieldsProps } from './column-filter';
import { CreatedFields } from './created-fields';
import { TypeFields } from './type-fields';

/** Returns a column whose filter is a part of a text. */
function textColumn(
  name: 'user' | 'organisation' | 'message',
  column: string,
  label: string,
  description: string,
): AuditColumn {
  const Fields = ({ edited, onEdit }: FilterFieldsProps) => (
    <TextInput
      data-autofocus
      label={label}
      description={description}
      value={edited[name] ?? ''}
      maxLength={1_000}
      onChange={(event) => onEdit({ [name]: event.currentTarget.value })}
    />
  );
  return { column, className: classes[name], parameters: [name], Fields };
}

/** The five columns, each with its filter (docs/product/reports.md#audit-columns). */
export const auditColumns: AuditColumn[] = [
  {
    column: 'Type',
    className: classes.typeColumn,
    parameters: ['types'],
    badgeOf: ({ types }) => countText(parseTypes(types).length, 'type'),
    Fields: TypeFields,
  },
  textColumn('user', 'User', 'User name or id', 'A part of the name, or the whole id.'),
  {
    column: 'Created',
    className: classes.created,
    parameters: ['from', 'to'],
    Fields: CreatedFields,
  },
  textColumn('organisation', 'Organisation', 'Organisation name', 'A part of the name.'),
  textColumn('message', 'Message', 'Message', 'A part of the message.'),
];
