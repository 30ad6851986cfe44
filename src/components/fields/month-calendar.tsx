import { ActionIcon, type ActionIconProps, Popover } from '@mantine/core';
import { MonthPicker } from '@mantine/dates';
import { focusAtOnce } from '~/components/focus';
import { firstDayOf, monthText, shortMonthName } from '~/domain/month';

interface MonthCalendarProps {
  button: ActionIconProps & { 'aria-label': string };
  month: string | undefined;
  onChange: (isOpen: boolean) => void;
  onPick: (month: string | undefined) => void;
}

const monthOfDay = (day: string) => day.slice(0, 7);

/** An open calendar of months with its button. */
export function MonthCalendar({ button, month, onChange, onPick }: MonthCalendarProps) {
  return (
    <Popover
      opened
      onChange={onChange}
      position="bottom-end"
      trapFocus
      withinPortal={false}
      hideDetached={false}
      shadow="md"
    >
      <Popover.Target>
        <ActionIcon {...button} onClick={() => onChange(false)} />
      </Popover.Target>
      <Popover.Dropdown>
        <div ref={focusAtOnce}>
          <MonthPicker
            value={month ? firstDayOf(month) : null}
            defaultDate={month ? firstDayOf(month) : undefined}
            onChange={(day) => onPick(day ? monthOfDay(day) : undefined)}
            monthsListFormat={(day) => shortMonthName(monthOfDay(day))}
            getMonthControlProps={(day) => ({ 'aria-label': monthText(monthOfDay(day)) })}
            ariaLabels={{
              previousYear: 'Previous year',
              nextYear: 'Next year',
              previousDecade: 'Previous decade',
              nextDecade: 'Next decade',
            }}
          />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
