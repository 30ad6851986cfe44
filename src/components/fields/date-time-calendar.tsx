import { Button } from '@mantine/core';
import { DatePicker, type DayOfWeek } from '@mantine/dates';
import { localText } from '~/domain/local-date-time';
import { pressedKey } from '../focus';
import { CalendarPopover, type CalendarPopoverProps } from './calendar-popover';
import classes from './date-time-calendar.module.css';
import { TimeField } from './time-field';
import type { Picked } from './use-picked-moment';

interface DateTimeCalendarProps extends CalendarPopoverProps, Pick<Picked, 'local'> {
  /** Gets a day, or a day and a time, for `parseDateTime`. */
  onPick: (text: string) => void;
  isInDialog: boolean | undefined;
}

const noDays: DayOfWeek[] = [];
// Mantine passes it on to every button, so that Escape on one does not close a dialog.
const insideDialog = { __stopPropagation: true };

/** An open calendar of days with a time, to the minute, and its button. */
export function DateTimeCalendar({ local, onPick, ...popover }: DateTimeCalendarProps) {
  const day = local?.slice(0, 10);
  const time = local?.slice(11, 16);
  const first = day ?? localText(Date.now()).slice(0, 10);
  return (
    <CalendarPopover {...popover}>
      <DatePicker
        {...insideDialog}
        value={day ?? null}
        defaultDate={first}
        onChange={(next) => {
          if (next) onPick(time ? `${next} ${time}` : next);
        }}
        getDayProps={(each) => (each === first ? { 'data-autofocus': true } : {})}
        hideOutsideDates
        // No day gets the red of weekends: Mantine's red has too little contrast.
        weekendDays={noDays}
        ariaLabels={{ previousMonth: 'Previous month', nextMonth: 'Next month' }}
      />
      <div className={classes.time}>
        <TimeField
          // Another day shows the known time again, also after a part of it was emptied.
          key={first}
          aria-label="Time"
          className={classes.field}
          time={time ?? ''}
          onTime={(typed) => {
            if (typed !== '') onPick(`${first} ${typed}`);
          }}
          onKeyDown={(event) => {
            if (pressedKey(event) !== 'Enter') return;
            // It does not submit the form around the field.
            event.preventDefault();
            popover.onClose();
          }}
          data-mantine-stop-propagation
        />
        <Button onClick={popover.onClose} data-mantine-stop-propagation>
          Done
        </Button>
      </div>
    </CalendarPopover>
  );
}
