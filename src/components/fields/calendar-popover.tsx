import { ActionIcon, type ActionIconProps, Popover, type PopoverProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { overDialog } from '../dialogs/dialog';
import { focusAtOnce, pressedKey } from '../focus';
import classes from './calendar-popover.module.css';

export interface CalendarPopoverProps {
  button: ActionIconProps & { 'aria-label': string };
  onChange: (isOpen: boolean) => void;
  /** Closes the calendar and returns the focus to the text. */
  onClose: () => void;
}

/** The popover of an open calendar, with the calendar's button. */
export function CalendarPopover(
  props: CalendarPopoverProps & {
    /** Whether the field is in a dialog, which is too small for the calendar. */
    isInDialog?: boolean | undefined;
    position?: PopoverProps['position'];
    children: ReactNode;
  },
) {
  const { button, onChange, isInDialog = false, position = 'bottom-end' } = props;
  return (
    <Popover
      opened
      onChange={onChange}
      position={position}
      // Neither side of the field has the height of a calendar in a low window.
      middlewares={{ flip: true, shift: { crossAxis: true, padding: 8 } }}
      trapFocus
      // A click in a popover inside a form or another popover is no click outside of it.
      withinPortal={isInDialog}
      {...overDialog}
      hideDetached={false}
      closeOnEscape={false}
      shadow="md"
    >
      <Popover.Target>
        <ActionIcon {...button} onClick={() => onChange(false)} />
      </Popover.Target>
      <Popover.Dropdown
        className={classes.dropdown}
        data-mantine-stop-propagation
        onKeyDown={(event) => {
          if (pressedKey(event) !== 'Escape') return;
          // It closes the calendar alone, no popover around it.
          event.stopPropagation();
          props.onClose();
        }}
      >
        <div ref={focusAtOnce}>{props.children}</div>
      </Popover.Dropdown>
    </Popover>
  );
}
