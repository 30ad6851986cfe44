import { DateTimePicker, type DateTimePickerProps, type DayOfWeek } from '@mantine/dates';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { labelledLocalTime, shownLocalTime } from '~/domain/local-date-time';
import { chosenTimeZone } from '~/domain/time-zone';
import { overDialog } from '../dialogs/dialog';
import classes from './local-time-input.module.css';

// The date-time pickers compute with Day.js, which knows the clocks of the browser. In another time
// zone it reads local times as if they were in UTC, so that it shows those that the browser's clocks
// skip (docs/decisions/0118).
dayjs.extend(utc);
dayjs.extend((_, { prototype }) => {
  const { parse } = prototype as unknown as { parse: (config: object) => void };
  Object.assign(prototype, {
    parse(this: dayjs.Dayjs, config: object) {
      parse.call(this, { utc: chosenTimeZone() !== 'local', ...config });
    },
  });
});

export interface LocalTimeInputProps
  extends Pick<DateTimePickerProps, 'className' | 'placeholder' | 'disabled' | 'error'> {
  label: string;
  /** The local time in the format of `localText`; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The id of the text that names the time zone. */
  'aria-describedby': string;
  'data-autofocus'?: true | undefined;
  /** Whether the field is in a dialog, which is too small for the calendar. */
  isInDialog?: boolean;
  /** Which part of the placeholder button had the focus, or that the button was pressed. */
  takesOver?: 'field' | 'clear' | 'press' | undefined;
}

const noDays: DayOfWeek[] = [];

/** A picker of a local date and time, to the minute. */
export function LocalTimeInput({ takesOver, isInDialog = false, ...props }: LocalTimeInputProps) {
  const { label, value, onChange, error, 'aria-describedby': zoneId } = props;
  // The popover takes its name from the field, by the id of the field.
  const id = useId();
  const field = useRef<HTMLButtonElement>(null);
  const [first] = useState(takesOver);
  useLayoutEffect(() => {
    const { current } = field;
    if (first === 'field' || first === 'press') current?.focus();
    if (first === 'press') current?.click();
    const clear = current?.parentElement?.querySelector<HTMLElement>(`.${classes.clear}`);
    if (first === 'clear') clear?.focus();
  }, [first]);
  return (
    <DateTimePicker
      ref={field}
      id={id}
      aria-label={labelledLocalTime(label, value)}
      // Mantine describes its fields by nothing but the error.
      attributes={{ input: { 'aria-describedby': error ? `${id}-error ${zoneId}` : zoneId } }}
      {...props}
      onChange={(next) => {
        // The button that clears the field disappears.
        if (next === null) field.current?.focus();
        onChange(next);
      }}
      valueFormat={shownLocalTime}
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
        // A click in a popover inside a form or another popover is no click outside of it.
        withinPortal: isInDialog,
        ...overDialog,
        returnFocus: true,
        hideDetached: false,
      }}
    />
  );
}
