import { type HealthStatus, statusWords } from '../model/health-status';
import classes from './status-badge.module.css';

const numbers = new Intl.NumberFormat();

interface StatusBadgeProps {
  status: HealthStatus;
  count: number;
  /** With its words to be read, where there is room. */
  isWordy?: boolean;
}

/** How many there are of a status. */
export function StatusBadge({ status, count, isWordy = false }: StatusBadgeProps) {
  const { sign, counted, meaning } = statusWords[status];
  return (
    <span
      className={classes.badge}
      data-status={status}
      data-note={`${numbers.format(count)} ${counted}\n${meaning}`}
    >
      <span className={classes.sign} aria-hidden="true">
        {sign}
      </span>
      {numbers.format(count)}{' '}
      {isWordy ? counted : <span className={classes.hidden}>{counted}, </span>}
    </span>
  );
}
