import { monthText, parseMonth } from '~/domain/month-text';
import { CalendarField } from './calendar-field';

interface MonthInputProps {
  label: string;
  /** The typed text. `parseMonth` reads the month from it. */
  value: string;
  onChange: (value: string) => void;
  onClear: () => void;
  error?: string | undefined;
  className?: string | undefined;
}

/**
 * A field for a month. A person types it as YYYY-MM or in another format of `parseMonth`, or picks
 * it from a calendar. Mantine's own month input is a button: it takes no typed text, and Enter in
 * it does not submit the form.
 */
export function MonthInput(props: MonthInputProps) {
  const { value, onChange } = props;
  const month = parseMonth(value);
  return (
    <CalendarField
      {...props}
      placeholder="YYYY-MM"
      onSettle={() => month && month !== value && onChange(month)}
      buttonName={month ? `Choose a month, ${monthText(month)}` : 'Choose a month'}
      calendar={({ MonthCalendar }, popover) => (
        <MonthCalendar {...popover} month={month} onPick={(picked) => picked && onChange(picked)} />
      )}
    />
  );
}
