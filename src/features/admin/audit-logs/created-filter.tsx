import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/dates/styles.css';
import { DateTimePicker, type DayOfWeek } from '@mantine/dates';
import { useId, useState } from 'react';
import { endOf, localText, shownLocalTime, startOf, zoneText } from '~/domain/local-date-time';
import type { AuditFilters } from './audit-search';
import { FilterForm } from './column-filter';
import classes from './filters.module.css';

const noDays: DayOfWeek[] = [];

const textOf = (moment: string | undefined) => (moment ? localText(moment) : null);

/** Returns the moment of a field. An unchanged field keeps its moment to the millisecond. */
function momentOf(
  text: string | null,
  before: string | undefined,
  toMoment: (local: string) => string,
) {
  if (text === null) return undefined;
  return before && localText(before) === text ? before : toMoment(text);
}

interface MomentFieldProps {
  label: 'From' | 'To';
  /** The local time of `localText`. */
  value: string | null;
  error?: string;
  /** The id of the text that names the time zone. */
  zoneId: string;
  onChange: (value: string | null) => void;
}

function MomentField({ label, value, zoneId, ...rest }: MomentFieldProps) {
  // The popover takes its name from the field, by the id of the field.
  const id = useId();
  return (
    <DateTimePicker
      {...rest}
      id={id}
      data-autofocus={label === 'From' || undefined}
      label={label}
      aria-label={value ? `${label}: ${shownLocalTime(value)}` : undefined}
      aria-describedby={zoneId}
      value={value}
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
}

/** A filter by a range of moments in the time zone of the user. Both ends are optional. */
export function CreatedFilter({ value }: { value: AuditFilters }) {
  const [from, setFrom] = useState(textOf(value.from));
  const [to, setTo] = useState(textOf(value.to));
  const [isRefused, setIsRefused] = useState(false);
  const zoneId = useId();

  const readFields = () => {
    const range = { from: momentOf(from, value.from, startOf), to: momentOf(to, value.to, endOf) };
    const isValid = !range.from || !range.to || range.from <= range.to;
    setIsRefused(!isValid);
    return isValid ? range : undefined;
  };
  const change = (nextFrom: string | null, nextTo: string | null) => {
    setFrom(nextFrom);
    setTo(nextTo);
    setIsRefused(false);
  };
  return (
    <FilterForm
      readFields={readFields}
      onClear={from === null && to === null ? undefined : () => change(null, null)}
    >
      <MomentField
        label="From"
        value={from}
        zoneId={zoneId}
        onChange={(text) => change(text, to)}
      />
      <MomentField
        label="To"
        value={to}
        error={isRefused ? 'To is before From. Choose a later time.' : undefined}
        zoneId={zoneId}
        onChange={(text) => change(from, text)}
      />
      <p id={zoneId} className={classes.zone}>
        In your time zone, {zoneText(from ? Date.parse(startOf(from)) : Date.now())}.
      </p>
    </FilterForm>
  );
}
