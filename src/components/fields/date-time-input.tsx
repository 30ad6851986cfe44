import type { TextInputProps } from '@mantine/core';
import { CalendarField } from './calendar-field';
import type { Picked } from './use-picked-moment';

interface DateTimeInputProps extends Pick<TextInputProps, 'className' | 'disabled'> {
  label: string;
  picked: Picked;
  /** What the empty field says before the format, such as "Never". */
  placeholder: string;
  /** Whether a time that can be read is wrong. */
  isRefused?: boolean;
  /** The id of the `TimeNote`, which says what is wrong. */
  'aria-describedby': string;
  'data-autofocus'?: true | undefined;
  isInDialog?: boolean | undefined;
}

/** A field for a local time, to the minute, typed or picked. Below it a `TimeNote` belongs. */
export function DateTimeInput(props: DateTimeInputProps) {
  const {
    picked,
    placeholder,
    isRefused,
    'aria-describedby': noteId,
    isInDialog,
    ...field
  } = props;
  return (
    <CalendarField
      {...field}
      input={picked.input}
      placeholder={`${placeholder}, or YYYY-MM-DD HH:mm`}
      value={picked.text}
      onChange={picked.type}
      onClear={() => picked.type('')}
      onSettle={picked.settle}
      error={isRefused || picked.isBad}
      // Mantine describes its fields by nothing but the error.
      attributes={{ input: { 'aria-describedby': noteId } }}
      buttonName={`Calendar for ${field.label}`}
      calendar={({ DateTimeCalendar }, popover) => (
        <DateTimeCalendar
          {...popover}
          local={picked.local}
          onPick={picked.pick}
          isInDialog={isInDialog}
        />
      )}
    />
  );
}
