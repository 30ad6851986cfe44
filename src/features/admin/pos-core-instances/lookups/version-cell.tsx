import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { remoteInstanceQueries } from '~/api/remote-instances';
import { InstanceLookup } from './instance-lookup';
import classes from './lookup-cells.module.css';
import { notAvailable } from './lookup-text';

interface VersionCellProps {
  address: string | null;
  since: number;
  label: string;
}

/** Shows the version and commit of the item named POSCore at an address, or N/A. */
export function VersionCell({ address, since, label }: VersionCellProps) {
  const lookup = useQuery({
    ...remoteInstanceQueries.version(address ?? '', since),
    enabled: Boolean(address),
  });
  if (!address) return <span className={classes.none}>{notAvailable}</span>;
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
          <span className={classes.none}>{notAvailable}</span>
        )
      }
    </InstanceLookup>
  );
}
