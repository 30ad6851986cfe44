import { TextInput, type TextInputProps } from '@mantine/core';
import { useCallback } from 'react';

interface TimeFieldProps
  extends Omit<TextInputProps, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** hh:mm. An empty one leaves the field as it is. */
  time: string;
  /** Gets an empty text while the field is empty, or a part of it. */
  onTime: (time: string) => void;
}

/**
 * A field for a time of day. Nothing is written to it while a part of the time is empty: its value is
 * the empty text then, and Firefox empties all parts when React writes that back.
 */
export function TimeField({ time, onTime, ...field }: TimeFieldProps) {
  const show = useCallback(
    (input: HTMLInputElement | null) => {
      if (input && time !== '' && input.value !== time) input.value = time;
    },
    [time],
  );
  return (
    <TextInput
      {...field}
      ref={show}
      type="time"
      onChange={(event) => onTime(event.currentTarget.value)}
    />
  );
}
