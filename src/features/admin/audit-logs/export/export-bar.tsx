import { Button } from '@mantine/core';
import { failureWords } from '~/api/failure-words';
import classes from './export-bar.module.css';
import type { ExportState } from './use-audit-export';

interface ExportBarProps {
  state: ExportState;
  onGoOn: () => void;
  onSavePart: () => void;
  onDismiss: () => void;
}

const format = new Intl.NumberFormat();

const entries = (count: number) => `${format.format(count)} ${count === 1 ? 'entry' : 'entries'}`;

function textOf({ kind, count }: ExportState): string {
  switch (kind) {
    case 'running':
      return count === 0 ? 'Exporting...' : `Exporting... ${entries(count)} so far`;
    case 'saved':
      return `${entries(count)} exported.`;
    default:
      return '';
  }
}

/** The progress of an export, with its buttons. */
export function ExportBar({ state, onGoOn, onSavePart, onDismiss }: ExportBarProps) {
  const isFailed = state.kind === 'failed';
  return (
    <div className={state.kind === 'idle' ? undefined : classes.bar}>
      {/* Screen readers announce a text only in a live region that is there before the text. */}
      <span role="status" className={classes.text}>
        {textOf(state)}
      </span>
      {isFailed ? (
        <span role="alert" className={classes.text}>
          {failureWords(state.error, { lead: `The export stopped after ${entries(state.count)}.` })}
        </span>
      ) : null}
      {isFailed ? (
        <Button size="compact-xs" onClick={onGoOn}>
          Go on
        </Button>
      ) : null}
      {isFailed && state.count > 0 ? (
        <Button size="compact-xs" variant="default" onClick={onSavePart}>
          Save this part
        </Button>
      ) : null}
      {state.kind === 'idle' ? null : (
        <Button size="compact-xs" variant="default" onClick={onDismiss}>
          {state.kind === 'saved' ? 'Close' : 'Cancel'}
        </Button>
      )}
    </div>
  );
}
