import { ActionIcon, CloseButton, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { pressedKey } from '../focus';
import { LatePart } from '../late-part';
import { useLateMenu } from '../use-late-menu';
import classes from './calendar-field.module.css';
import type { CalendarPopoverProps } from './calendar-popover';
import type * as OpenCalendars from './open-calendars';

export const calendars = new LatePart(() => import('./open-calendars'));

interface CalendarFieldProps
  extends Pick<TextInputProps, 'className' | 'placeholder' | 'error' | 'disabled' | 'attributes'> {
  label: string;
  /** The text field, for a form that moves the focus there. */
  input?: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
  onClear: () => void;
  /** The person has left the field, or pressed Enter in it. */
  onSettle: () => void;
  buttonName: string;
  calendar: (calendars: typeof OpenCalendars, popover: CalendarPopoverProps) => ReactNode;
  'data-autofocus'?: true | undefined;
}

/** A text field with a calendar. A close by a choice or a key returns the focus to the text. */
export function CalendarField(props: CalendarFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const { input = own, onChange, onClear, onSettle, buttonName, calendar, ...field } = props;
  const { label, value, disabled } = field;
  const late = useLateMenu(calendars, 'dialog');
  const isOpen = late.menu !== undefined;
  const canClear = value !== '' && !disabled;

  const close = () => {
    late.setIsOpen(false);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The form would take an Enter that was meant for the calendar.
    if (pressedKey(event) === 'Enter' && late.isWaiting) return event.preventDefault();
    if (pressedKey(event) === 'Enter') onSettle();
    // The calendar is still open if the person opened it by its button and then clicked the field.
    if (pressedKey(event) === 'Escape' && (isOpen || late.isWaiting)) {
      event.stopPropagation();
      late.setIsOpen(false);
    }
    if (pressedKey(event) !== 'ArrowDown') return;
    event.preventDefault();
    late.setIsOpen(true);
  };
  const onBlur = () => {
    onSettle();
    // The calendar has not loaded, and would take the focus from another element.
    if (!isOpen) late.setIsOpen(false);
  };

  const button = {
    size: 'sm',
    disabled,
    'aria-label': buttonName,
    children: <IconCalendar size="1rem" aria-hidden="true" />,
  };
  return (
    <TextInput
      {...field}
      ref={input}
      classNames={{ input: classes.input }}
      // The error is above the field, so that elements beside the field stay level with it.
      inputWrapperOrder={['label', 'error', 'input']}
      spellCheck={false}
      // A dialog would close by the Escape that closes the calendar.
      data-mantine-stop-propagation={isOpen}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      rightSectionWidth={canClear ? 56 : 30}
      rightSectionPointerEvents="all"
      rightSection={
        <span className={classes.section}>
          {canClear ? (
            <CloseButton
              size="sm"
              aria-label={`Clear ${label}`}
              onClick={() => {
                onClear();
                input.current?.focus();
              }}
            />
          ) : null}
          <span ref={late.holder} className={classes.button}>
            {late.menu ? (
              calendar(late.menu, { button, onChange: late.setIsOpen, onClose: close })
            ) : (
              <ActionIcon {...button} {...late.button} />
            )}
          </span>
        </span>
      }
    />
  );
}
