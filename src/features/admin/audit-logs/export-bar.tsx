import { Button } from '@mantine/core';
import { failureWords } from '~/api/failure-words';
import { countText } from '~/domain/count-text';
import classes from './audit-logs-screen.module.css';
import type { AuditExport } from './use-audit-export';

/** The progress of an export, with its buttons. */
export function ExportBar({ status, count, error, goOn, savePart, dismiss }: AuditExport) {
  const entries = countText(count, 'entry', 'entries');
  return (
    <div className={status === 'idle' ? undefined : classes.exportBar}>
      {/* Screen readers announce a text only in a live region that is there before the text. */}
      <span role="status" className={classes.exportText}>
        {status === 'pending' && `Exporting...${count === 0 ? '' : ` ${entries} so far`}`}
        {status === 'success' && `${entries} exported.`}
      </span>
      {status === 'error' ? (
        <>
          <span role="alert" className={classes.exportText}>
            {failureWords(error, { lead: `The export stopped after ${entries}.` })}
          </span>
          <Button size="compact-xs" onClick={goOn}>
            Go on
          </Button>
          {count > 0 ? (
            <Button size="compact-xs" variant="default" onClick={savePart}>
              Save this part
            </Button>
          ) : null}
        </>
      ) : null}
      {status === 'idle' ? null : (
        <Button size="compact-xs" variant="default" onClick={dismiss}>
          {status === 'success' ? 'Close' : 'Cancel'}
        </Button>
      )}
    </div>
  );
}
