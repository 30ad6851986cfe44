import type { ReactNode } from 'react';
import { clockChangeText, zoneText } from '~/domain/local-date-time';
import { BadTime, dateTimeError } from '~/domain/typed-date-time';
import classes from './time-note.module.css';

interface TimeNoteProps {
  id: string;
  /** The moment of the field, for the offset of the time zone. */
  moment: string | BadTime | null | undefined;
  /** The local time of the field, whose clock change is explained. */
  local: string | undefined;
  /** Whether the field has a text that is no date and time. */
  isBad: boolean;
  /** What is wrong with a time that can be read. */
  error?: string | undefined;
  children?: ReactNode;
}

/**
 * The line below a field of a date and time: its time zone, or what is wrong. Both have the same
 * place, so that a button does not move away from the press that makes a person leave the field.
 */
export function TimeNote({ id, moment, local, isBad, error, children }: TimeNoteProps) {
  const zone = zoneText(typeof moment === 'string' ? Date.parse(moment) : Date.now());
  const problem = isBad && moment instanceof BadTime ? dateTimeError(moment.text) : error;
  return (
    <p id={id} className={problem ? classes.bad : classes.note}>
      {problem ?? (
        <>
          {zone} {local && typeof moment === 'string' ? clockChangeText(local, moment) : null}{' '}
          {children}
        </>
      )}
    </p>
  );
}
