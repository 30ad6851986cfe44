import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Badge.css';
import { ActionIcon, Badge, Button, Popover } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type ComponentType, type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { focusAtOnce } from '~/components/focus';
import type { AuditTypes } from './audit-entries';
import { type AuditFilters, isRange } from './audit-search';
import classes from './filters.module.css';

export interface FilterFieldsProps {
  types: AuditTypes;
  /** The filters of the entries in the table. */
  applied: AuditFilters;
  /** The filters as the fields show them. */
  edited: AuditFilters;
  /** Whether Apply has refused a range that ends before it begins. */
  isRefused: boolean;
  onEdit: (change: AuditFilters) => void;
}

export interface AuditColumn {
  /** The name of the column. */
  column: string;
  className: string | undefined;
  /** The filters of the column. */
  parameters: (keyof AuditFilters)[];
  /** Returns the text of the badge of an active filter; "Filtered" by default. */
  badgeOf?: (filters: AuditFilters) => string;
  Fields: ComponentType<FilterFieldsProps>;
}

export interface FiltersProps {
  types: AuditTypes;
  filters: AuditFilters;
  onFiltersChange: (filters: AuditFilters) => void;
}

/** The head of a column with its filter (docs/product/reports.md#audit-filters). */
export function ColumnFilter(props: AuditColumn & FiltersProps) {
  const { column, filters, parameters, badgeOf } = props;
  const [isOpen, setIsOpen] = useState(false);
  const icon = useRef<HTMLButtonElement>(null);
  const isActive = parameters.some((name) => filters[name] !== undefined);
  const label = `Filter ${column}`;
  const close = () => {
    setIsOpen(false);
    // Mantine returns the focus in a timer, which the next Tab cancels.
    icon.current?.focus({ preventScroll: true });
  };
  // Escape first closes an open date picker in the form.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const isWithinPicker = target.closest('[data-dates-dropdown], [aria-expanded="true"]') !== null;
    if (event.key === 'Escape' && !isWithinPicker) close();
  };
  return (
    <th scope="col" className={props.className}>
      <div className={classes.head}>
        <span className={classes.column}>{column}</span>
        {isActive ? (
          <Badge size="sm" className={classes.badge}>
            {badgeOf ? badgeOf(filters) : 'Filtered'}
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
              variant={isActive ? 'light' : 'subtle'}
              color={isActive ? undefined : 'gray'}
              aria-label={label}
              data-note={label}
              onClick={() => setIsOpen((wasOpen) => !wasOpen)}
            >
              <IconPencil size={16} aria-hidden="true" />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown className={classes.dropdown} aria-label={label} onKeyDown={onKeyDown}>
            <FilterForm {...props} onClose={close} />
          </Popover.Dropdown>
        </Popover>
      </div>
    </th>
  );
}

/** A filter, which changes on Apply or Enter. It mounts each time that the popover opens. */
function FilterForm(props: AuditColumn & FiltersProps & { onClose: () => void }) {
  const { types, filters, parameters, Fields, onClose } = props;
  const [change, setChange] = useState<AuditFilters>({});
  const [isRefused, setIsRefused] = useState(false);
  const edited = { ...filters, ...change };
  const isEmpty = parameters.every((name) => (edited[name] ?? '') === '');
  const edit = (next: AuditFilters) => {
    setChange({ ...change, ...next });
    setIsRefused(false);
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!isRange(edited)) return setIsRefused(true);
    props.onFiltersChange(edited);
    onClose();
  };
  return (
    <form ref={focusAtOnce} onSubmit={apply} noValidate className={classes.form}>
      <Fields types={types} applied={filters} edited={edited} isRefused={isRefused} onEdit={edit} />
      <div className={classes.buttons}>
        <Button
          variant="subtle"
          onClick={() => edit(Object.fromEntries(parameters.map((name) => [name, undefined])))}
          disabled={isEmpty}
        >
          Clear
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Apply</Button>
      </div>
    </form>
  );
}
