import type { HealthStatus, StatusCounts } from '../model/health-status';
import { StatusBadge } from './status-badge';
import classes from './status-badge.module.css';

interface StatusBadgesProps {
  counts: StatusCounts;
  /** Those that the tree has, so that they stand in columns. */
  statuses: readonly HealthStatus[];
}

/** The counts of a row by status: a sign and a number for the eye, words for everybody else. */
export function StatusBadges({ counts, statuses }: StatusBadgesProps) {
  return (
    <span className={classes.badges}>
      {statuses.map((status) => (
        <span key={status} className={classes.cell}>
          {counts[status] > 0 ? <StatusBadge status={status} count={counts[status]} /> : null}
        </span>
      ))}
    </span>
  );
}
