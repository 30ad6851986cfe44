import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { remoteInstanceQueries } from '~/api/remote-instances';
import { dateTimeText } from '~/domain/date-time-text';
import { InstanceLookup } from './instance-lookup';
import classes from './lookup-cells.module.css';
import { errorCountText, exceptionsText, notAvailable } from './lookup-text';

interface ExceptionsCellProps {
  address: string | null;
  since: number;
  label: string;
}

/** Shows the number of errors of an instance and the time of the last one, or N/A. */
export function ExceptionsCell({ address, since, label }: ExceptionsCellProps) {
  const lookup = useQuery({
    ...remoteInstanceQueries.exceptions(address ?? '', since),
    enabled: Boolean(address),
  });
  if (!address) return <span className={classes.none}>{notAvailable}</span>;
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
