import classes from './summary-card.module.css';

/** A number of a summary card, with a label that says what it counts. */
export function SummaryFigure({ value, label }: { value: number | undefined; label: string }) {
  return (
    <div>
      <div className={classes.figure}>{value?.toLocaleString() ?? '-'}</div>
      <div className={classes.detail}>{label}</div>
    </div>
  );
}
