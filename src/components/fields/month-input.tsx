import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/dates/styles.css';
import { ActionIcon, CloseButton, Popover, TextInput } from '@mantine/core';
import { MonthPicker } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { focusAtOnce } from '~/components/focus';
import { firstDayOf } from '~/domain/month';
import { monthText, parseMonth, shortMonthName } from '~/domain/month-text';
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

const monthOfDay = (day: string) => day.slice(0, 7);

/**
 * A field for a month. A person types it as YYYY-MM or in another format of `parseMonth`, or picks
 * it from a calendar. Mantine's own month input is a button: it takes no typed text, and Enter in
 * it does not submit the form.
 */
export function MonthInput(props: MonthInputProps) {
  const { label, value, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const month = parseMonth(value);

  const pick = (day: string | null) => {
    setOpen(false);
    if (day) onChange(monthOfDay(day));
    // The focus does not return to the calendar button: Enter in the field submits the form.
    input.current?.focus();
  };
  const openByKey = (event: KeyboardEvent) => {
    // The calendar is still open if the person opened it by its button and then clicked the field.
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };

  return (
    <TextInput
      ref={input}
      label={label}
      placeholder="YYYY-MM"
      className={props.className}
      value={value}
      error={props.error}
      // The error stands above the field, so that elements beside the field stay level with it.
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
          <Popover
            opened={isOpen}
            onChange={setOpen}
            position="bottom-end"
            trapFocus
            withinPortal={false}
            hideDetached={false}
            shadow="md"
          >
            <Popover.Target>
              <ActionIcon
                size="sm"
                aria-label={month ? `Choose a month, ${monthText(month)}` : 'Choose a month'}
                onClick={() => setOpen(!isOpen)}
              >
                <IconCalendar size={16} aria-hidden="true" />
              </ActionIcon>
            </Popover.Target>
            <Popover.Dropdown>
              <div ref={focusAtOnce}>
                <MonthPicker
                  value={month ? firstDayOf(month) : null}
                  defaultDate={month ? firstDayOf(month) : undefined}
                  onChange={pick}
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
        </span>
      }
    />
  );
}
