import { VisuallyHidden } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { remoteInstanceQueries, UnknownAddressError } from '~/api/remote-instances';
import { dateTimeText } from '~/domain/date-time-text';
import classes from './lookup-cells.module.css';
import { errorCountText, exceptionsText, notAvailable } from './lookup-texts';

interface LookupCellProps {
  address: string | null;
  /** Start of the current lookups, in milliseconds since 1970. */
  since: number;
  /** The name of the lookup: "Version of POS Core North". */
  label: string;
}

const noLookup = <span className={classes.none}>{notAvailable}</span>;

/** Shows the version and commit of the item named POSCore at an address, or N/A. */
export function VersionCell({ address, since, label }: LookupCellProps) {
  const lookup = useQuery({
    ...remoteInstanceQueries.version(address ?? '', since),
    enabled: Boolean(address),
  });
  if (!address) return noLookup;
  return (
    <InstanceLookup lookup={lookup} label={label}>
      {(version) =>
        version ? (
          <span className={classes.text} data-cut="">
            {version.version}
            {version.commitHash ? (
              <span className={clsx(classes.aside, classes.commit)}>{version.commitHash}</span>
            ) : null}
          </span>
        ) : (
          noLookup
        )
      }
    </InstanceLookup>
  );
}

/** Shows the number of errors of an instance and the time of the last one, or N/A. */
export function ExceptionsCell({ address, since, label }: LookupCellProps) {
  const lookup = useQuery({
    ...remoteInstanceQueries.exceptions(address ?? '', since),
    enabled: Boolean(address),
  });
  if (!address) return noLookup;
  return (
    <InstanceLookup lookup={lookup} label={label}>
      {(exceptions) => (
        <span className={classes.text} data-note={exceptionsText(exceptions)}>
          <span className={exceptions.count > 0 ? classes.some : undefined}>
            {errorCountText(exceptions)}
          </span>
          {exceptions.lastTime ? (
            <span className={classes.aside}>
              <VisuallyHidden component="span">, last </VisuallyHidden>
              {dateTimeText(exceptions.lastTime)}
            </span>
          ) : null}
        </span>
      )}
    </InstanceLookup>
  );
}

interface InstanceLookupProps<Data> {
  lookup: UseQueryResult<Data>;
  label: string;
  /** Renders the answer. */
  children: (data: Data) => ReactNode;
}

/** The state of a lookup: pending, answered, or failed with a button that retries. */
function InstanceLookup<Data>({ lookup, label, children }: InstanceLookupProps<Data>) {
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
