import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/dates/styles.css';
import { Button } from '@mantine/core';
import { DateTimePicker, type DayOfWeek } from '@mantine/dates';
import { type ReactNode, useId } from 'react';
import { shownLocalTime, startOf, tomorrowText, zoneText } from '~/domain/local-date-time';
import classes from './not-before-input.module.css';

interface NotBeforeInputProps {
  label: string;
  /** The local time in the format of `localText`; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  isDisabled?: boolean;
  /** A text below the field, after the time zone. */
  note?: ReactNode;
}

const noDays: DayOfWeek[] = [];

/**
 * A field for the moment from which something may happen. The time is in the user's own zone, which
 * the field names. The Tomorrow button sets now plus one day
 * (docs/product/constants.md#tomorrow-button).
 */
export function NotBeforeInput(props: NotBeforeInputProps) {
  const { label, value, onChange, isDisabled = false } = props;
  const id = useId();
  const zoneId = useId();
  return (
    <div>
      <div className={classes.row}>
        <DateTimePicker
          id={id}
          className={classes.field}
          label={label}
          // The field is a button, so its name has to contain its label and its value.
          aria-label={value ? `${label}: ${shownLocalTime(value)}` : undefined}
          aria-describedby={zoneId}
          placeholder={props.placeholder}
          value={value}
          onChange={onChange}
          disabled={isDisabled}
          clearable
          withSeconds={false}
          hideOutsideDates
          // Weekends are not special here, and the contrast of Mantine's red is too low.
          weekendDays={noDays}
          valueFormat={shownLocalTime}
          timePickerProps={{ hoursInputLabel: 'Hours', minutesInputLabel: 'Minutes' }}
          submitButtonProps={{ 'aria-label': 'Done' }}
          clearButtonProps={{ 'aria-label': `Clear ${label}`, className: classes.clear }}
          previousLabel="Previous month"
          nextLabel="Next month"
          popoverProps={{ id, withinPortal: false, returnFocus: true, hideDetached: false }}
        />
        <Button
          className={classes.tomorrow}
          variant="default"
          disabled={isDisabled}
          onClick={() => onChange(tomorrowText(new Date()))}
        >
          Tomorrow
        </Button>
      </div>
      <p id={zoneId} className={classes.zone}>
        In your time zone, {zoneText(value ? Date.parse(startOf(value)) : Date.now())}. {props.note}
      </p>
    </div>
  );
}
