import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Badge.css';
import { ActionIcon, Badge, Popover } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import classes from './filters.module.css';

interface FilterPopoverProps {
  /** The name of the column. */
  column: string;
  /** Short text for an active filter. Undefined while the filter is empty. */
  badge: string | undefined;
  /** Renders the form, which mounts each time that the popover opens. */
  children: (close: () => void) => ReactNode;
}

/**
 * The name of a column with its badge, and the icon button that opens its filter
 * (docs/product/reports.md#audit-filters).
 */
export function FilterPopover({ column, badge, children }: FilterPopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const icon = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    // Mantine returns the focus in a timer, which the next Tab cancels.
    icon.current?.focus({ preventScroll: true });
  };
  // Escape first closes an open date picker in the form.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const isWithinPicker =
      target.closest('[data-dates-dropdown]') !== null ||
      target.getAttribute('aria-expanded') === 'true';
    if (event.key === 'Escape' && !isWithinPicker) close();
  };
  return (
    <div className={classes.head}>
      <span className={classes.column}>{column}</span>
      {badge ? (
        <Badge size="sm" className={classes.badge}>
          {badge}
        </Badge>
      ) : null}
      <Popover
        opened={isOpen}
        onChange={setIsOpen}
        position="bottom-start"
        width={320}
        // The form stays visible when a person scrolls the icon out of view.
        hideDetached={false}
        shadow="md"
        trapFocus
        returnFocus
        closeOnEscape={false}
      >
        <Popover.Target>
          <ActionIcon
            ref={icon}
            size={24}
            variant={badge ? 'light' : 'subtle'}
            color={badge ? undefined : 'gray'}
            aria-label={`Filter ${column}`}
            data-note={`Filter ${column}`}
            onClick={() => setIsOpen((wasOpen) => !wasOpen)}
          >
            <IconPencil size={16} aria-hidden="true" />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown
          className={classes.dropdown}
          aria-label={`Filter ${column}`}
          onKeyDown={onKeyDown}
        >
          {children(close)}
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}
