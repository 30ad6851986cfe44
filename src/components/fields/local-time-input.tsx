import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/dates/styles.css';
import { DateTimePicker, type DateTimePickerProps, type DayOfWeek } from '@mantine/dates';
import { useId } from 'react';
import { shownLocalTime } from '~/domain/local-date-time';
import classes from './local-time-input.module.css';

interface LocalTimeInputProps
  extends Pick<DateTimePickerProps, 'className' | 'placeholder' | 'disabled' | 'error'> {
  label: string;
  /** The local time in the format of `localText`; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The id of the text that names the time zone. */
  'aria-describedby': string;
  'data-autofocus'?: true | undefined;
}

const noDays: DayOfWeek[] = [];

/** A picker of a local date and time, to the minute. */
export function LocalTimeInput({ label, value, ...props }: LocalTimeInputProps) {
  // The popover takes its name from the field, by the id of the field.
  const id = useId();
  return (
    <DateTimePicker
      id={id}
      label={label}
      // The field is a button, so its name has to contain its label and its value.
      aria-label={value ? `${label}: ${shownLocalTime(value)}` : undefined}
      value={value}
      {...props}
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
      // A click in a popover inside a form or another popover is no click outside of it.
      popoverProps={{ id, withinPortal: false, returnFocus: true, hideDetached: false }}
    />
  );
}
