import { MonthPicker } from '@mantine/dates';
import { firstDayOf } from '~/domain/month';
import { monthText, shortMonthName } from '~/domain/month-text';
import { CalendarPopover, type CalendarPopoverProps } from './calendar-popover';

interface MonthCalendarProps extends CalendarPopoverProps {
  month: string | undefined;
  onPick: (month: string | undefined) => void;
}

const monthOfDay = (day: string) => day.slice(0, 7);

/** An open calendar of months with its button. */
export function MonthCalendar({ month, onPick, ...popover }: MonthCalendarProps) {
  return (
    // The field is narrower than the calendar, which would reach over the pages of the area.
    <CalendarPopover {...popover} position="bottom-start">
      <MonthPicker
        value={month ? firstDayOf(month) : null}
        defaultDate={month ? firstDayOf(month) : undefined}
        onChange={(day) => {
          popover.onClose();
          onPick(day ? monthOfDay(day) : undefined);
        }}
        monthsListFormat={(day) => shortMonthName(monthOfDay(day))}
        getMonthControlProps={(day) => ({ 'aria-label': monthText(monthOfDay(day)) })}
        ariaLabels={{
          previousYear: 'Previous year',
          nextYear: 'Next year',
          previousDecade: 'Previous decade',
          nextDecade: 'Next decade',
        }}
      />
    </CalendarPopover>
  );
}
