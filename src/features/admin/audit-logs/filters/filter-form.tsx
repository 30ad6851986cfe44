import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { focusAtOnce } from '~/components/focus';
import classes from './filters.module.css';

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
