import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/dates/styles.css';
import { DateTimePicker, type DayOfWeek } from '@mantine/dates';
import { useId } from 'react';
import { endOf, localText, shownLocalTime, startOf, zoneText } from '~/domain/local-date-time';
import type { FilterFieldsProps } from './column-filter';
import classes from './filters.module.css';

const noDays: DayOfWeek[] = [];

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
      {ends.map(({ name, label, toMoment }) => {
        const value = textOf(edited[name]);
        // The popover takes its name from the field, by the id of the field.
        const id = `${zoneId}-${name}`;
        return (
          <DateTimePicker
            key={name}
            id={id}
            data-autofocus={name === 'from' || undefined}
            label={label}
            aria-label={value ? `${label}: ${shownLocalTime(value)}` : undefined}
            aria-describedby={zoneId}
            error={isRefused && name === 'to' && 'To is before From. Choose a later time.'}
            value={value}
            onChange={(text) => {
              // An unchanged field keeps its moment to the millisecond.
              const isUnchanged = text === textOf(applied[name]);
              onEdit({ [name]: isUnchanged ? applied[name] : text && toMoment(text) });
            }}
            valueFormat={shownLocalTime}
            placeholder="Any time"
            clearable
            clearButtonProps={{ 'aria-label': `Clear ${label}`, className: classes.clear }}
            withSeconds={false}
            hideOutsideDates
            // No day gets the red of weekends: Mantine's red has too little contrast.
            weekendDays={noDays}
            timePickerProps={{ hoursInputLabel: 'Hours', minutesInputLabel: 'Minutes' }}
            submitButtonProps={{ 'aria-label': 'Done' }}
            previousLabel="Previous month"
            nextLabel="Next month"
            popoverProps={{
              id,
              // A click in a popover inside the form is no click outside of the filter.
              withinPortal: false,
              position: 'bottom-start',
              returnFocus: true,
              hideDetached: false,
            }}
          />
        );
      })}
      <p id={zoneId} className={classes.zone}>
        In your time zone, {zoneText(edited.from ? Date.parse(edited.from) : Date.now())}.
      </p>
    </>
  );
}
