import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Badge.css';
import '@mantine/core/styles/Input.css';
import { ActionIcon, Badge, Button, Popover, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { createContext, type KeyboardEvent, type ReactNode, use, useRef, useState } from 'react';
import { focusAtOnce } from '~/components/focus';
import type { AuditFilters } from './audit-search';
import classes from './filters.module.css';

/** What the buttons of a form do in the popover around it. */
const PopoverContext = createContext({
  /** Changes filters and closes the popover. */
  apply: (_change: AuditFilters) => {},
  close: () => {},
});

interface ColumnFilterProps {
  /** The name of the column. */
  column: string;
  className: string | undefined;
  /** Short text for an active filter. Undefined while the filter is empty. */
  badge: string | undefined;
  onApply: (change: AuditFilters) => void;
  /** The form, which mounts each time that the popover opens. */
  children: ReactNode;
}

/**
 * The head of a column: its name with its badge, and the icon button that opens its filter
 * (docs/product/reports.md#audit-filters).
 */
export function ColumnFilter({ column, badge, ...props }: ColumnFilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const icon = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    // Mantine returns the focus in a timer, which the next Tab cancels.
    icon.current?.focus({ preventScroll: true });
  };
  const apply = (change: AuditFilters) => {
    props.onApply(change);
    close();
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
    <th scope="col" className={props.className}>
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
            <PopoverContext value={{ apply, close }}>{props.children}</PopoverContext>
          </Popover.Dropdown>
        </Popover>
      </div>
    </th>
  );
}

interface FilterFormProps {
  /** Returns the change of the filters. Undefined when the fields are not valid. */
  readFields: () => AuditFilters | undefined;
  /** Empties the fields. Undefined while they are empty. */
  onClear: (() => void) | undefined;
  children: ReactNode;
}

/** The fields of a filter with their buttons. The filter changes only on Apply or Enter. */
export function FilterForm({ readFields, onClear, children }: FilterFormProps) {
  const { apply, close } = use(PopoverContext);
  return (
    <form
      ref={focusAtOnce}
      onSubmit={(event) => {
        event.preventDefault();
        const change = readFields();
        if (change) apply(change);
      }}
      noValidate
      className={classes.form}
    >
      {children}
      <div className={classes.buttons}>
        <Button variant="subtle" onClick={onClear} disabled={!onClear}>
          Clear
        </Button>
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
        <Button type="submit">Apply</Button>
      </div>
    </form>
  );
}

interface TextFilterProps {
  name: 'user' | 'organisation' | 'message';
  label: string;
  description: string;
  value: string | undefined;
}

/** A filter by a part of a text. */
export function TextFilter({ name, value, ...texts }: TextFilterProps) {
  const [text, setText] = useState(value ?? '');
  return (
    <FilterForm
      readFields={() => ({ [name]: text.trim() || undefined })}
      onClear={text === '' ? undefined : () => setText('')}
    >
      <TextInput
        {...texts}
        data-autofocus
        value={text}
        maxLength={1_000}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FilterForm>
  );
}
