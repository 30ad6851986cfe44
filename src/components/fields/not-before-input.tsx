import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { parseUtcDateTime, utcDateTimeText } from '~/domain/date-time-text';
import { clockChangeText, tomorrowText, zoneText } from '~/domain/local-date-time';
import { LateTimeInput } from './late-time-input';
import classes from './not-before-input.module.css';
import { usePickedMoment } from './use-picked-moment';

interface NotBeforeInputProps {
  label: string;
  /** The moment in the format of `utcDateTimeText`; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The saved moment, which stays to the second if its minute is picked again. */
  stored?: string | null | undefined;
  placeholder?: string;
  isDisabled?: boolean;
  isInDialog?: boolean;
  /** A text below the field, after the time zone. */
  note?: ReactNode;
}

const isoOf = (text: string | null | undefined) =>
  (text && parseUtcDateTime(text)?.toISOString()) || null;

/**
 * A field for the moment from which something may happen. The time is in the chosen time zone, which
 * the field names. The Tomorrow button sets now plus one day
 * (docs/product/constants.md#tomorrow-button).
 */
export function NotBeforeInput(props: NotBeforeInputProps) {
  const { label, onChange, isDisabled = false } = props;
  const value = isoOf(props.value);
  const { text, change } = usePickedMoment({
    value,
    stored: isoOf(props.stored),
    onChange: (moment) => onChange(moment && utcDateTimeText(moment)),
  });
  const zoneId = useId();
  return (
    <div>
      <div className={classes.row}>
        <LateTimeInput
          className={classes.field}
          label={label}
          aria-describedby={zoneId}
          placeholder={props.placeholder}
          value={text}
          onChange={change}
          disabled={isDisabled}
          isInDialog={props.isInDialog}
        />
        <Button
          className={classes.tomorrow}
          variant="default"
          disabled={isDisabled}
          onClick={() => change(tomorrowText(new Date()))}
        >
          Tomorrow
        </Button>
      </div>
      <p id={zoneId} className={classes.zone}>
        {zoneText(value ? Date.parse(value) : Date.now())}{' '}
        {text && value ? clockChangeText(text, value) : null} {props.note}
      </p>
    </div>
  );
}
