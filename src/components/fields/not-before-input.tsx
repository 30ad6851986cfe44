import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/dates/styles.css';
import { Button } from '@mantine/core';
import { DateTimePicker, type DayOfWeek } from '@mantine/dates';
import { type ReactNode, useId } from 'react';
import { startOf, tomorrowText, zoneText } from '~/domain/local-date-time';
import classes from './not-before-input.module.css';

interface NotBeforeInputProps {
  label: string;
  /** Local time as `localText` writes it; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  isDisabled?: boolean;
  /** What is to be said below the field beside the zone. */
  note?: ReactNode;
}

const noDays: DayOfWeek[] = [];
const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const shownText = (local: string) => format.format(new Date(local.replace(' ', 'T')));

/**
 * The moment from which something may happen, chosen in the user's own zone, which is named; with a
 * Tomorrow button, which sets now plus one day (docs/product/constants.md#tomorrow-button).
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
          // The field is a button, which is named by what it is for and by what it shows.
          aria-label={value ? `${label}: ${shownText(value)}` : undefined}
          aria-describedby={zoneId}
          placeholder={props.placeholder}
          value={value}
          onChange={onChange}
          disabled={isDisabled}
          clearable
          withSeconds={false}
          hideOutsideDates
          // A weekend is a day like others, and Mantine's red is too faint.
          weekendDays={noDays}
          valueFormat={shownText}
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
