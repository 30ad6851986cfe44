import type { ReactNode } from 'react';
import { clockChangeText, zoneText } from '~/domain/local-date-time';
import type { BadTime } from '~/domain/typed-date-time';
import classes from './time-note.module.css';

interface TimeNoteProps {
  id: string;
  /** The moment of the field, for the offset of the time zone. */
  moment: string | BadTime | null | undefined;
  /** The local time of the field, whose clock change is explained. */
  local?: string | undefined;
  /** Whether a field has a text that is no date and time. */
  isBad: boolean;
  children?: ReactNode;
}

/**
 * The line below fields of a date and time: their time zone, or how to write a time. Both have the
 * same place, so that a button does not move away from the press that makes a person leave the field.
 */
export function TimeNote({ id, moment, local, isBad, children }: TimeNoteProps) {
  const zone = zoneText(typeof moment === 'string' ? Date.parse(moment) : Date.now());
  return (
    <p id={id} className={isBad ? classes.bad : classes.note}>
      {isBad ? (
        'Enter a date and time as YYYY-MM-DD HH:mm.'
      ) : (
        <>
          {zone} {local && typeof moment === 'string' ? clockChangeText(local, moment) : null}{' '}
          {children}
        </>
      )}
    </p>
  );
}
