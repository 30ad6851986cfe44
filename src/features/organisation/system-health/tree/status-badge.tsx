import { numberText } from '~/domain/count-text';
import type { HealthStatus } from '../health-search';
import { statusWords } from '../model/health-status';
import classes from './status-badge.module.css';

/** The count of a status. `isWordy` makes the text beside the number visible. */
export function StatusBadge(props: { status: HealthStatus; count: number; isWordy?: boolean }) {
  const { status, count, isWordy } = props;
  const { sign, label, counted = label.toLowerCase(), meaning } = statusWords[status];
  return (
    <span
      className={classes.badge}
      data-status={status}
      data-note={`${numberText(count)} ${counted}\n${meaning}`}
    >
      <span className={classes.sign} aria-hidden="true">
        {sign}
      </span>
      {numberText(count)} {isWordy ? counted : <span className={classes.hidden}>{counted}, </span>}
    </span>
  );
}
