import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { focusAtOnce } from '~/components/focus-at-once';
import classes from './filters.module.css';

interface FilterFormProps {
  /** Enter does it as well. */
  onApply: () => void;
  onCancel: () => void;
  /** Empties the fields; undefined while they are empty. */
  onClear: (() => void) | undefined;
  children: ReactNode;
}

/** The fields of a filter with their buttons. Nothing happens before Apply. */
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
