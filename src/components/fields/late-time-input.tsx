import { Input, InputBase } from '@mantine/core';
import { useRef, useState } from 'react';
import { labelledLocalTime, shownLocalTime } from '~/domain/local-date-time';
import { useLatePart } from '../late-part';
import { calendars } from './calendars';
import type { LocalTimeInputProps } from './local-time-input';
import classes from './local-time-input.module.css';

type LateTimeInputProps = Omit<LocalTimeInputProps, 'takesOver' | 'data-autofocus' | 'error'>;

/**
 * A picker of a local date and time, to the minute. Until its code has loaded, a button with the
 * same look and name stands for it. After a press it opens when it has loaded, unless the focus has
 * moved to another element.
 */
export function LateTimeInput(props: LateTimeInputProps) {
  const [reached, setReached] = useState<LocalTimeInputProps['takesOver']>();
  // The press that clears the field would end on another element if the picker arrived meanwhile.
  const [isClearing, setIsClearing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const ready = useLatePart(calendars, reached !== undefined, (isWanted) =>
    setReached(isWanted ? 'press' : undefined),
  );
  if (ready && !isClearing) return <ready.LocalTimeInput {...props} takesOver={reached} />;

  const { value, onChange, placeholder, 'aria-describedby': zoneId, isInDialog, ...field } = props;
  const leave = () => setReached(undefined);
  return (
    <InputBase
      {...field}
      ref={button}
      component="button"
      type="button"
      multiline
      classNames={{ input: classes.standIn }}
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
            onFocus={() => setReached('clear')}
            onBlur={leave}
            onPointerDown={() => setIsClearing(true)}
            onMouseLeave={() => setIsClearing(false)}
            onClick={() => {
              setIsClearing(false);
              button.current?.focus();
              onChange(null);
            }}
          />
        ) : null
      }
      onFocus={() => setReached((before) => (before === 'press' ? before : 'field'))}
      onBlur={leave}
      // The press ends on another element if the picker arrives meanwhile.
      onPointerDown={() => setReached('press')}
      onPointerCancel={leave}
      onClick={() => setReached('press')}
    >
      {value ? shownLocalTime(value) : <Input.Placeholder>{placeholder}</Input.Placeholder>}
    </InputBase>
  );
}
