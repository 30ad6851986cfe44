import { VisuallyHidden } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { UnknownAddressError } from '~/api/remote-instances';
import classes from './instance-lookup.module.css';

interface InstanceLookupProps<Data> {
  lookup: UseQueryResult<Data>;
  /** The name of the lookup: "Version of POS Core North". */
  label: string;
  /** Renders the answer. */
  children: (data: Data) => ReactNode;
}

/** The state of a lookup: pending, answered, or failed with a button that retries. */
export function InstanceLookup<Data>({ lookup, label, children }: InstanceLookupProps<Data>) {
  const { data, error, isFetching, refetch } = lookup;
  if (data !== undefined) return children(data);
  if (!error || isFetching) {
    return (
      <span className={classes.waiting}>
        <VisuallyHidden component="span">Loading...</VisuallyHidden>
      </span>
    );
  }
  const [reason, action, act] =
    error instanceof UnknownAddressError
      ? (['Not asked yet', 'Reload', () => window.location.reload()] as const)
      : ([error.message, 'Retry', () => refetch()] as const);
  return (
    <span className={classes.failed}>
      <IconAlertCircle size={16} role="img" aria-label="Error" className={classes.icon} />
      <span className={classes.reason} data-note={error.message} data-note-kind="error">
        {reason}
      </span>
      <button
        type="button"
        tabIndex={-1}
        className={classes.retry}
        aria-label={`${action}: ${label}`}
        onClick={(event) => {
          // The button disappears during the retry, so the cell takes the focus.
          event.currentTarget.closest<HTMLElement>('[role="gridcell"]')?.focus();
          act();
        }}
      >
        {action}
      </button>
    </span>
  );
}
