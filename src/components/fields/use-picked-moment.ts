import { useRef, useState } from 'react';
import { endOf, localText, startOf } from '~/domain/local-date-time';
import { BadTime, fieldText, parseDateTime } from '~/domain/typed-date-time';
import { useTimeZone } from '../use-date-time-text';

interface PickedMoment {
  /** ISO 8601 text in UTC; null or undefined for none. */
  value: string | BadTime | null | undefined;
  /** A `BadTime` keeps the form from being sent. */
  onChange: (moment: string | BadTime | null) => void;
  /** The moment before the edits: the same minute means it again, to the millisecond. */
  stored?: string | null | undefined;
  /** Whether something ends then: a day alone means its last minute. */
  isEnd?: boolean;
  /** Whether what ends includes all of its last minute, as a range does. */
  isInclusive?: boolean;
}

/** Lets a field of a local time edit a moment, which another time zone does not change. */
export function usePickedMoment(props: PickedMoment) {
  const { value, onChange, stored, isEnd = false, isInclusive = false } = props;
  useTimeZone();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isSettled, setIsSettled] = useState(true);
  const read = (text: string) => parseDateTime(text, { isEnd });
  const momentOf = (local: string) => {
    const known = [value, stored].find(
      (each) => typeof each === 'string' && localText(each) === local,
    );
    return known ?? (isInclusive ? endOf : startOf)(local);
  };

  const typedLocal = read(typed);
  // A typed text stays as it is while it means the moment, also one that the clocks skip.
  const isTyped = typedLocal !== undefined && momentOf(typedLocal) === value;
  const isBad = value instanceof BadTime;
  const local = isTyped ? typedLocal : isBad || !value ? undefined : localText(value);

  const type = (next: string) => {
    const nextLocal = read(next);
    setTyped(next);
    setIsSettled(false);
    onChange(next.trim() === '' ? null : nextLocal ? momentOf(nextLocal) : new BadTime(next));
  };
  return {
    input,
    text: isBad ? value.text : isTyped ? typed : local ? fieldText(local) : '',
    /** The local time in the format of `localText`; undefined for none. */
    local,
    /** Whether the person has left the field with a text that is no date and time. */
    isBad: isBad && isSettled,
    type,
    /** Takes a local time, or a day, from elsewhere. */
    pick: (next: string) => type(fieldText(read(next) ?? '')),
    /** The person is done with typing: a text that can be read becomes the standard text. */
    settle: () => {
      if (local) setTyped(fieldText(local));
      setIsSettled(true);
    },
  };
}

export type Picked = ReturnType<typeof usePickedMoment>;
