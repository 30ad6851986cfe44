import { useId } from 'react';
import { LocalTimeInput } from '~/components/fields/local-time-input';
import { endOf, localText, startOf, zoneText } from '~/domain/local-date-time';
import type { FilterFieldsProps } from './filter-fields';
import classes from './filters.module.css';

const ends = [
  { name: 'from', label: 'From', toMoment: startOf },
  { name: 'to', label: 'To', toMoment: endOf },
] as const;

const textOf = (moment: string | undefined) => (moment ? localText(moment) : null);

/** The filter by a range of moments in the time zone of the user. Both ends are optional. */
export function CreatedFields({ applied, edited, isRefused, onEdit }: FilterFieldsProps) {
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
      <p id={zoneId} className={classes.zone}>
        In your time zone, {zoneText(edited.from ? Date.parse(edited.from) : Date.now())}.
      </p>
    </>
  );
}
