import type { HealthStatus, StatusCounts } from '../model/health-status';
import { StatusBadge } from './status-badge';
import classes from './status-badge.module.css';

interface StatusBadgesProps {
  counts: StatusCounts;
  /** All statuses in the tree, so that the badges form columns. */
  statuses: readonly HealthStatus[];
}

/** The counts of a row by status: a visible sign and number, and a text for screen readers. */
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
