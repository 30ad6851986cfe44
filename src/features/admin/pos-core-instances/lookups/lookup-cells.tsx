import { VisuallyHidden } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { BlockedAddressError, remoteInstanceQueries } from '~/api/remote-instances';
import { useDateTimeText } from '~/components/use-date-time-text';
import classes from './lookup-cells.module.css';
import { errorCountText, exceptionsText, notAvailable } from './lookup-texts';

interface LookupCellProps {
  address: string | null;
  /** Start of the current lookups, in milliseconds since 1970. */
  since: number;
  /** The name of the lookup: "Version of POS Core North". */
  label: string;
  /** Loads the page again, whose policy then allows addresses that are newer than this page. */
  onReload: () => void;
}

const noLookup = <span className={classes.none}>{notAvailable}</span>;

/** Shows the version and commit of the item named POSCore at an address, or N/A. */
export function VersionCell(props: LookupCellProps) {
  return (
    <LookupCell {...props} queryOf={remoteInstanceQueries.version}>
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
    </LookupCell>
  );
}

/** Shows the number of errors of an instance and the time of the last one, or N/A. */
export function ExceptionsCell(props: LookupCellProps) {
  const dateTimeText = useDateTimeText();
  return (
    <LookupCell {...props} queryOf={remoteInstanceQueries.exceptions}>
      {(exceptions) => (
        <span className={classes.text} data-note={exceptionsText(exceptions, dateTimeText)}>
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
    </LookupCell>
  );
}

/**
 * The state of a lookup: none, pending, answered, not allowed to this page with a button that reloads
 * it, or failed with a button that retries.
 */
function LookupCell<Data, Key extends QueryKey>({
  address,
  ...props
}: LookupCellProps & QueriedLookup<Data, Key>) {
  return address ? <AskedCell {...props} address={address} /> : noLookup;
}

interface QueriedLookup<Data, Key extends QueryKey> {
  queryOf: (address: string, since: number) => UseQueryOptions<Data, Error, Data, Key>;
  /** Renders the answer. */
  children: (data: Data) => ReactNode;
}

function AskedCell<Data, Key extends QueryKey>({
  address,
  since,
  label,
  onReload,
  queryOf,
  children,
}: LookupCellProps & QueriedLookup<Data, Key> & { address: string }) {
  const { data, error, isFetching, refetch } = useQuery(queryOf(address, since));
  if (data !== undefined) return children(data);
  if (!error || isFetching) {
    return (
      <span className={classes.waiting}>
        <VisuallyHidden component="span">Loading...</VisuallyHidden>
      </span>
    );
  }
  const isBlocked = error instanceof BlockedAddressError;
  if (isBlocked && error.isAllowedAfterReload) {
    return (
      <span className={classes.unasked} data-note={error.message}>
        <CellButton text="Reload to ask this instance" label={label} onClick={onReload} />
      </span>
    );
  }
  return (
    <span className={classes.failed}>
      <IconAlertCircle size={16} role="img" aria-label="Error" className={classes.icon} />
      <span className={classes.reason} data-note={error.message} data-note-kind="error">
        {isBlocked ? 'Cannot be asked' : error.message}
      </span>
      {isBlocked ? null : <CellButton text="Retry" label={label} onClick={() => refetch()} />}
    </span>
  );
}

interface CellButtonProps {
  text: string;
  /** The name of the lookup. */
  label: string;
  onClick: () => void;
}

function CellButton({ text, label, onClick }: CellButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.button}
      aria-label={`${text}: ${label}`}
      onClick={(event) => {
        // The button may disappear, so the cell takes the focus.
        event.currentTarget.closest<HTMLElement>('[role="gridcell"]')?.focus();
        onClick();
      }}
    >
      {text}
    </button>
  );
}
