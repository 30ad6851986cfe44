import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { localTimeOfDay, nextMomentAt } from '~/domain/local-date-time';
import { utcTimeOf } from './auto-accept';

interface TimeOfDayInputProps
  extends Pick<TextInputProps, 'className' | 'label' | 'description' | 'error'> {
  /** hh:mm in UTC; empty for none. */
  value: string;
  onChange: (value: string) => void;
  now: Date;
}

/** A field for a time of day in the chosen time zone. The form keeps it in UTC. */
export function TimeOfDayInput({ value, onChange, now, ...props }: TimeOfDayInputProps) {
  const [typed, setTyped] = useState('');
  const utcOf = (text: string) => {
    const moment = nextMomentAt(text, now);
    return moment ? utcTimeOf(moment) : '';
  };
  // A typed time that the clocks skip tonight stays as it is: the person may still be typing.
  const shown = utcOf(typed) === value ? typed : localTimeOfDay(value, now);
  return (
    <TextInput
      {...props}
      type="time"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      value={shown}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(utcOf(event.currentTarget.value));
      }}
    />
  );
}
