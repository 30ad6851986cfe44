import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { LocalTimeInput } from '~/components/fields/local-time-input';
import { countText } from '~/domain/count-text';
import { endOf, localText, startOf, zoneText } from '~/domain/local-date-time';
import { parseTypes } from './audit-search';
import classes from './audit-table.module.css';
import type { AuditColumn, FilterFieldsProps } from './column-filter';
import filterClasses from './filters.module.css';
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

const ends = [
  { name: 'from', label: 'From', toMoment: startOf },
  { name: 'to', label: 'To', toMoment: endOf },
] as const;

const textOf = (moment: string | undefined) => (moment ? localText(moment) : null);

/** The filter by a range of moments in the time zone of the user. Both ends are optional. */
function CreatedFields({ applied, edited, isRefused, onEdit }: FilterFieldsProps) {
  const zoneId = useId();
  return (
    <>
      {ends.map(({ name, label, toMoment }) => (
        <LocalTimeInput
          key={name}
          data-autofocus={name === 'from' || undefined}
          label={label}
          aria-describedby={zoneId}
          error={isRefused && name === 'to' && 'To is before From. Choose a later time.'}
          placeholder="Any time"
          value={textOf(edited[name])}
          onChange={(text) => {
            // An unchanged field keeps its moment to the millisecond.
            const isUnchanged = text === textOf(applied[name]);
            onEdit({ [name]: isUnchanged ? applied[name] : text && toMoment(text) });
          }}
        />
      ))}
      <p id={zoneId} className={filterClasses.zone}>
        In your time zone, {zoneText(edited.from ? Date.parse(edited.from) : Date.now())}.
      </p>
    </>
  );
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
