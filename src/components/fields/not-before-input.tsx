import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { startOf, tomorrowText, zoneText } from '~/domain/local-date-time';
import { LateTimeInput } from './late-time-input';
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

/**
 * A field for the moment from which something may happen. The time is in the user's own zone, which
 * the field names. The Tomorrow button sets now plus one day
 * (docs/product/constants.md#tomorrow-button).
 */
export function NotBeforeInput(props: NotBeforeInputProps) {
  const { label, value, onChange, isDisabled = false } = props;
  const zoneId = useId();
  return (
    <div>
      <div className={classes.row}>
        <LateTimeInput
          className={classes.field}
          label={label}
          aria-describedby={zoneId}
          placeholder={props.placeholder}
          value={value}
          onChange={onChange}
          disabled={isDisabled}
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
