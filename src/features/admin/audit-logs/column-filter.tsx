import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Badge.css';
import '@mantine/core/styles/Input.css';
import { ActionIcon, Badge, Button, Popover, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { focusAtOnce } from '~/components/focus-at-once';
import classes from './filters.module.css';

interface ColumnFilterProps {
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
export function ColumnFilter({ column, badge, children }: ColumnFilterProps) {
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

interface FilterFormProps {
  /** Apply and Enter call it. */
  onApply: () => void;
  onCancel: () => void;
  /** Empties the fields. Undefined while they are empty. */
  onClear: (() => void) | undefined;
  children: ReactNode;
}

/** The fields of a filter with their buttons. The filter changes only on Apply. */
export function FilterForm({ onApply, onCancel, onClear, children }: FilterFormProps) {
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply();
  };
  return (
    <form ref={focusAtOnce} onSubmit={apply} noValidate className={classes.form}>
      {children}
      <div className={classes.buttons}>
        <Button variant="subtle" onClick={onClear} disabled={!onClear}>
          Clear
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit">Apply</Button>
      </div>
    </form>
  );
}

interface TextFilterProps {
  label: string;
  description: string;
  value: string | undefined;
  onApply: (text: string | undefined) => void;
  onCancel: () => void;
}

/** A filter by a part of a text. */
export function TextFilter({ label, description, value, onApply, onCancel }: TextFilterProps) {
  const [text, setText] = useState(value ?? '');
  return (
    <FilterForm
      onApply={() => onApply(text.trim() || undefined)}
      onCancel={onCancel}
      onClear={text === '' ? undefined : () => setText('')}
    >
      <TextInput
        data-autofocus
        label={label}
        description={description}
        value={text}
        maxLength={1_000}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FilterForm>
  );
}
