import { Button } from '@mantine/core';
import { useId } from 'react';
import { parseUtcDateTime, utcDateTimeText } from '~/domain/date-time-text';
import { tomorrowText } from '~/domain/local-date-time';
import { BadTime } from '~/domain/typed-date-time';
import { useNow } from '../use-date-time-text';
import { DateTimeInput } from './date-time-input';
import classes from './not-before-input.module.css';
import { TimeNote } from './time-note';
import { usePickedMoment } from './use-picked-moment';

interface NotBeforeInputProps {
  label: string;
  /** The moment in the format of `utcDateTimeText`; null for none. */
  value: string | BadTime | null;
  onChange: (value: string | BadTime | null) => void;
  /** The saved moment, which stays to the second if its minute is picked again. */
  stored?: string | null | undefined;
  placeholder: string;
  isDisabled?: boolean;
  isInDialog?: boolean;
  /** Whether it says by itself that the moment is past. */
  saysPast?: boolean;
}

/** docs/product/validation.md#effect-of-a-not-before-time */
export const pastText = 'The time selected is in the past. It will take effect immediately.';

const isoOf = (text: string | null | undefined) =>
  (text && parseUtcDateTime(text)?.toISOString()) || null;

/** A field for the first moment of something (docs/product/constants.md#tomorrow-button). */
export function NotBeforeInput(props: NotBeforeInputProps) {
  const { label, placeholder, onChange, isDisabled = false, isInDialog } = props;
  const value = props.value instanceof BadTime ? props.value : isoOf(props.value);
  const picked = usePickedMoment({
    value,
    stored: isoOf(props.stored),
    onChange: (moment) => onChange(typeof moment === 'string' ? utcDateTimeText(moment) : moment),
  });
  const noteId = useId();
  const now = useNow();
  const isPast = typeof value === 'string' && Date.parse(value) < now;
  return (
    <div>
      <div className={classes.row}>
        <DateTimeInput
          className={classes.field}
          label={label}
          placeholder={placeholder}
          picked={picked}
          aria-describedby={noteId}
          disabled={isDisabled}
          isInDialog={isInDialog}
        />
        <Button
          className={classes.tomorrow}
          variant="default"
          disabled={isDisabled}
          onClick={() => picked.pick(tomorrowText(new Date()))}
        >
          Tomorrow
        </Button>
      </div>
      <div className={classes.note}>
        <TimeNote id={noteId} moment={value} local={picked.local} isBad={picked.isBad}>
          <span role="status">{props.saysPast && isPast ? pastText : null}</span>
        </TimeNote>
      </div>
    </div>
  );
}
