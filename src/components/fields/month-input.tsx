import { ActionIcon, CloseButton, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { monthText, parseMonth } from '~/domain/month';
import { useLateMenu } from '../use-late-menu';
import { calendars } from './calendars';
import classes from './month-input.module.css';

interface MonthInputProps {
  label: string;
  /** The typed text. `parseMonth` reads the month from it. */
  value: string;
  onChange: (value: string) => void;
  /** The person pressed the button that empties the field. */
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
  const { label, value, onChange } = props;
  const late = useLateMenu(calendars, 'dialog');
  const input = useRef<HTMLInputElement>(null);
  const month = parseMonth(value);

  const pick = (picked: string | undefined) => {
    late.setIsOpen(false);
    if (picked) onChange(picked);
    // The focus does not return to the calendar button: Enter in the field submits the form.
    input.current?.focus();
  };
  const openByKey = (event: KeyboardEvent) => {
    // The calendar is still open if the person opened it by its button and then clicked the field.
    if (event.key === 'Escape') late.setIsOpen(false);
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    late.setIsOpen(true);
  };

  const button = {
    size: 'sm',
    'aria-label': month ? `Choose a month, ${monthText(month)}` : 'Choose a month',
    children: <IconCalendar size={16} aria-hidden="true" />,
  };
  return (
    <TextInput
      ref={input}
      label={label}
      placeholder="YYYY-MM"
      className={props.className}
      value={value}
      error={props.error}
      // The error is above the field, so that elements beside the field stay level with it.
      inputWrapperOrder={['label', 'error', 'input']}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => month && month !== value && onChange(month)}
      onKeyDown={openByKey}
      rightSectionWidth={56}
      rightSectionPointerEvents="all"
      rightSection={
        <span className={classes.section}>
          {value === '' ? null : (
            <CloseButton
              size="sm"
              aria-label={`Clear ${label}`}
              onClick={() => {
                props.onClear();
                input.current?.focus();
              }}
            />
          )}
          <span ref={late.holder} className={classes.button}>
            {late.menu ? (
              <late.menu.MonthCalendar
                button={button}
                month={month}
                onChange={late.setIsOpen}
                onPick={pick}
              />
            ) : (
              <ActionIcon {...button} {...late.button} />
            )}
          </span>
        </span>
      }
    />
  );
}
