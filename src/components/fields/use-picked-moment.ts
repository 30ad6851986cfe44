import { useState } from 'react';
import { localText, startOf } from '~/domain/local-date-time';
import { useTimeZone } from '../use-date-time-text';

export interface PickedMoment {
  /** ISO 8601 text in UTC; null or undefined for none. */
  value: string | null | undefined;
  onChange: (moment: string | null) => void;
  /** The moment before the edits: the same minute means it again, to the millisecond. */
  stored?: string | null | undefined;
  /** Returns the moment of a local time; its first one by default. */
  toMoment?: (local: string) => string;
}

const textOf = (moment: string | null | undefined) => (moment ? localText(moment) : null);

/**
 * Lets a field of a local time edit a moment. The form keeps the moment, so that another time zone
 * changes only the text of the field.
 * @returns the value of the field, in the format of `localText`, and what takes its changes
 */
export function usePickedMoment(props: PickedMoment) {
  const { value, onChange, stored, toMoment = startOf } = props;
  useTimeZone();
  const [picked, setPicked] = useState<string | null>(null);
  // A picked time that the clocks skip stays as it is, while it stands for the moment.
  const text = picked !== null && toMoment(picked) === value ? picked : textOf(value);
  const change = (next: string | null) => {
    setPicked(next);
    const same = [value, stored].find((moment) => moment && textOf(moment) === next);
    onChange(same ?? (next && toMoment(next)));
  };
  return { text, change };
}
