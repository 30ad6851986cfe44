import { VisuallyHidden } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PosCoreInstance } from '~/api/pos-core-instances';
import { BlockedAddressError, remoteInstanceQueries } from '~/api/remote-instances';
import type { GridColumn } from '~/components/record-grid/grid-column';
import { useDateTimeText } from '~/components/use-date-time-text';
import classes from './lookup-cells.module.css';
import { errorCountText, exceptionsText, type LookupTexts, notAvailable } from './lookup-texts';

interface LookupCellProps {
  address: string;
  /** Start of the current lookups, in milliseconds since 1970. */
  since: number;
  /** The name of the lookup: "Version of POS Core North". */
  label: string;
  /** Loads the page again, whose policy then allows addresses that are newer than this page. */
  onReload: () => void;
}

const columns = [
  { key: 'versionUri', header: 'Version', text: 'version', Cell: VersionCell },
  { key: 'stagingUri', header: 'Staging', text: 'version', Cell: VersionCell },
  { key: 'exceptionsUri', header: 'Errors', text: 'exceptions', Cell: ExceptionsCell },
] as const;

/** Returns the columns of the lookups. The grid sorts, filters and exports them by the answers so far. */
export const lookupColumns = (texts: LookupTexts, onReload: () => void) =>
  columns.map(
    ({ key, header, text, Cell }): GridColumn<PosCoreInstance> => ({
      key,
      header,
      width: 275,
      value: (instance) => texts[text](instance[key]),
      cell: ({ name, posCoreInstanceID, [key]: address }) =>
        address ? (
          <Cell
            address={address}
            since={texts.since}
            label={`${header} of ${name || posCoreInstanceID}`}
            onReload={onReload}
          />
        ) : (
          noLookup
        ),
    }),
  );

const noLookup = <span className={classes.none}>{notAvailable}</span>;

/** Shows the version and commit of the item named POSCore at an address, or N/A. */
function VersionCell(props: LookupCellProps) {
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

/** Shows the number of errors of an instance and the time of the last one. */
function ExceptionsCell(props: LookupCellProps) {
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

interface QueriedLookup<Data, Key extends QueryKey> extends LookupCellProps {
  queryOf: (address: string, since: number) => UseQueryOptions<Data, Error, Data, Key>;
  children: (data: Data) => ReactNode;
}

/**
 * The state of a lookup: pending, answered, not allowed to this page with a button that reloads
 * it, or failed with a button that retries.
 */
function LookupCell<Data, Key extends QueryKey>(props: QueriedLookup<Data, Key>) {
  const { address, since, label } = props;
  const { data, error, isFetching, refetch } = useQuery(props.queryOf(address, since));
  if (data !== undefined) return props.children(data);
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
        <CellButton text="Reload to ask this instance" label={label} onClick={props.onReload} />
      </span>
    );
  }
  return (
    <span className={classes.failed}>
      <IconAlertCircle size="1rem" role="img" aria-label="Error" className={classes.icon} />
      <span className={classes.reason} data-note={error.message} data-note-kind="error">
        {isBlocked ? 'Cannot be asked' : error.message}
      </span>
      {isBlocked ? null : <CellButton text="Retry" label={label} onClick={() => refetch()} />}
    </span>
  );
}

function CellButton(props: { text: string; label: string; onClick: () => void }) {
  const { text, label, onClick } = props;
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
