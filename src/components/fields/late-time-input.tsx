import '@mantine/core/styles/Input.css';
import { Input, InputBase } from '@mantine/core';
import { useState } from 'react';
import { labelledLocalTime, shownLocalTime } from '~/domain/local-date-time';
import { LatePart, useLatePart, useWarmPart } from '../late-part';
import type { LocalTimeInputProps } from './local-time-input';
import classes from './local-time-input.module.css';

/** The calendar and the clock. */
export const timePart = new LatePart(() => import('./local-time-input'));

type LateTimeInputProps = Omit<LocalTimeInputProps, 'takesOver' | 'data-autofocus' | 'error'>;

/**
 * A picker of a local date and time, to the minute. Until its code is there, a button with the same
 * look and name stands for it. After a press it opens when it is there, unless the focus has gone
 * elsewhere.
 */
export function LateTimeInput(props: LateTimeInputProps) {
  const [reached, setReached] = useState<'focus' | 'press'>();
  useWarmPart(timePart);
  const ready = useLatePart(timePart, reached !== undefined, (isWanted) =>
    setReached(isWanted ? 'press' : undefined),
  );
  if (ready) return <ready.LocalTimeInput {...props} takesOver={reached} />;

  const { value, onChange, placeholder, 'aria-describedby': zoneId, ...field } = props;
  return (
    <InputBase
      {...field}
      component="button"
      type="button"
      multiline
      pointer
      aria-label={labelledLocalTime(props.label, value)}
      attributes={{ input: { 'aria-describedby': zoneId } }}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-busy={reached === 'press' || undefined}
      rightSection={
        value && !field.disabled ? (
          <Input.ClearButton
            aria-label={`Clear ${props.label}`}
            className={classes.clear}
            onClick={() => onChange(null)}
          />
        ) : null
      }
      onFocus={() => setReached((before) => before ?? 'focus')}
      onBlur={() => setReached(undefined)}
      // The press ends on another element if the picker arrives meanwhile.
      onPointerDown={() => setReached('press')}
      onPointerCancel={() => setReached(undefined)}
      onClick={() => setReached('press')}
    >
      {value ? shownLocalTime(value) : <Input.Placeholder>{placeholder}</Input.Placeholder>}
    </InputBase>
  );
}
