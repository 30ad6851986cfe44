import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/dates/styles.css';
import { DateTimePicker, type DayOfWeek } from '@mantine/dates';
import { useId, useState } from 'react';
import { endOf, localText, shownLocalTime, startOf, zoneText } from '~/domain/local-date-time';
import { FilterForm } from './filter-form';
import classes from './filters.module.css';

interface CreatedRange {
  from?: string;
  to?: string;
}

interface CreatedFilterProps {
  value: CreatedRange;
  onApply: (range: CreatedRange) => void;
  onCancel: () => void;
}

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

/**
 * Returns the properties of a date picker. Its popover is inside the form, so that a click in it
 * is no click outside of the filter. The popover takes its name from the field, by the id of the
 * field.
 */
const popover = (id: string) =>
  ({
    id,
    popoverProps: {
      id,
      withinPortal: false,
      position: 'bottom-start',
      returnFocus: true,
      hideDetached: false,
    },
  }) as const;

/** A filter by a range of moments in the time zone of the user. Both ends are optional. */
export function CreatedFilter({ value, onApply, onCancel }: CreatedFilterProps) {
  const [from, setFrom] = useState(textOf(value.from));
  const [to, setTo] = useState(textOf(value.to));
  const [isRefused, setIsRefused] = useState(false);
  const fromId = useId();
  const toId = useId();
  const zoneId = useId();

  const apply = () => {
    const range = { from: momentOf(from, value.from, startOf), to: momentOf(to, value.to, endOf) };
    if (range.from && range.to && range.from > range.to) setIsRefused(true);
    else onApply(range);
  };
  const changed = (set: (text: string | null) => void) => (text: string | null) => {
    set(text);
    setIsRefused(false);
  };
  const shared = {
    clearable: true,
    withSeconds: false,
    hideOutsideDates: true,
    // No day gets the red of weekends: Mantine's red has too little contrast.
    weekendDays: noDays,
    valueFormat: shownLocalTime,
    placeholder: 'Any time',
    timePickerProps: { hoursInputLabel: 'Hours', minutesInputLabel: 'Minutes' },
    submitButtonProps: { 'aria-label': 'Done' },
    previousLabel: 'Previous month',
    nextLabel: 'Next month',
    'aria-describedby': zoneId,
  } as const;
  return (
    <FilterForm
      onApply={apply}
      onCancel={onCancel}
      onClear={
        from === null && to === null
          ? undefined
          : () => {
              changed(setFrom)(null);
              setTo(null);
            }
      }
    >
      <DateTimePicker
        {...shared}
        {...popover(fromId)}
        data-autofocus
        label="From"
        aria-label={from ? `From: ${shownLocalTime(from)}` : undefined}
        value={from}
        onChange={changed(setFrom)}
        clearButtonProps={{ 'aria-label': 'Clear From', className: classes.clear }}
      />
      <DateTimePicker
        {...shared}
        {...popover(toId)}
        label="To"
        aria-label={to ? `To: ${shownLocalTime(to)}` : undefined}
        value={to}
        onChange={changed(setTo)}
        clearButtonProps={{ 'aria-label': 'Clear To', className: classes.clear }}
        error={isRefused ? 'To is before From. Choose a later time.' : undefined}
      />
      <p id={zoneId} className={classes.zone}>
        In your time zone, {zoneText(from ? Date.parse(startOf(from)) : Date.now())}.
      </p>
    </FilterForm>
  );
}
