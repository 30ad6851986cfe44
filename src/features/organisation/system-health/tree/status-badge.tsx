import { clsx } from 'clsx';
import { numberText } from '~/domain/count-text';
import type { HealthStatus } from '../health-search';
import { statusWords } from '../model/health-status';
import classes from './status-badge.module.css';

const briefBadge = clsx(classes.badge, classes.brief);

/**
 * The count of a status. `isWordy` makes the text beside the number visible. Otherwise the style
 * sheet draws the sign and the number: a tree has many badges, and each is one element.
 */
export function StatusBadge(props: { status: HealthStatus; count: number; isWordy?: boolean }) {
  const { status, count, isWordy } = props;
  const { sign, label, counted = label.toLowerCase(), meaning } = statusWords[status];
  const number = numberText(count);
  return (
    <span
      className={isWordy ? classes.badge : briefBadge}
      data-status={status}
      data-note={`${number} ${counted}\n${meaning}`}
      data-shown={isWordy ? sign : `${sign} ${number}`}
    >
      {isWordy ? `${number} ${counted}` : `${number} ${counted}, `}
    </span>
  );
}
