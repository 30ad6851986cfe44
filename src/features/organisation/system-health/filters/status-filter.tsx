import { useHoverNote } from '~/components/hover-note/use-hover-note';
import {
  type HealthStatus,
  healthStatuses,
  type StatusCounts,
  statusWords,
} from '../model/health-status';
import classes from './health-filters.module.css';

const numbers = new Intl.NumberFormat();

interface StatusFilterProps {
  status: HealthStatus | undefined;
  /** Undefined while they are not known. */
  counts: StatusCounts | undefined;
  onChange: (status: HealthStatus | undefined) => void;
}

/** One button for each status with its count. The buttons also explain the signs of the tree. */
export function StatusFilter({ status, counts, onChange }: StatusFilterProps) {
  const { tooltip, tooltipHandlers } = useHoverNote();
  const all = counts && healthStatuses.reduce((sum, each) => sum + counts[each], 0);
  return (
    <fieldset className={classes.statuses} aria-label="Status" {...tooltipHandlers}>
      <button
        type="button"
        className={classes.status}
        aria-pressed={status === undefined}
        onClick={() => onChange(undefined)}
      >
        All <span className={classes.count}>{countText(all)}</span>
      </button>
      {healthStatuses.map((each) => (
        <button
          key={each}
          type="button"
          className={classes.status}
          data-status={each}
          data-note={statusWords[each].meaning}
          aria-description={statusWords[each].meaning}
          aria-pressed={status === each}
          onClick={() => onChange(status === each ? undefined : each)}
        >
          <span className={classes.sign} aria-hidden="true">
            {statusWords[each].sign}
          </span>
          {statusWords[each].label}{' '}
          <span className={classes.count}>{countText(counts?.[each])}</span>
        </button>
      ))}
      {tooltip}
    </fieldset>
  );
}

const countText = (count: number | undefined) =>
  count === undefined ? '…' : numbers.format(count);
