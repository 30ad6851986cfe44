import { Button, CopyButton } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import type { Deviation } from '~/api/answers/deviation';
import { deviations, onDeviation } from '~/api/answers/deviations';
import { Dialog } from '~/components/dialogs/dialog';
import classes from './deviations-badge.module.css';

/** Says how often answers were not what the contract says, and lists where. */
export function DeviationsBadge() {
  const all = useSyncExternalStore(onDeviation, deviations);
  const [isOpen, setIsOpen] = useState(false);
  if (all.length === 0) return null;
  const close = () => setIsOpen(false);
  const count = all.length === 1 ? '1 deviation' : `${all.length} deviations`;
  return (
    <aside aria-label="Contract">
      <button type="button" className={classes.badge} onClick={() => setIsOpen(true)}>
        Contract: {count}
      </button>
      <Dialog
        isOpen={isOpen}
        title="Deviations from the contract"
        onClose={close}
        closesOnClickOutside
        size="xl"
        actions={
          <>
            <Button variant="default" onClick={close}>
              Close
            </Button>
            <CopyButton value={all.map(lineOf).join('\n')}>
              {({ copied, copy }) => (
                <Button onClick={copy}>{copied ? 'Copied' : 'Copy all'}</Button>
              )}
            </CopyButton>
          </>
        }
      >
        <DeviationTable deviations={all} />
      </Dialog>
    </aside>
  );
}

function DeviationTable({ deviations: all }: { deviations: readonly Deviation[] }) {
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <thead>
          <tr>
            {['Operation', 'Path', 'Expected', 'Found'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map((deviation) => (
            <tr key={lineOf(deviation)}>
              <td>{deviation.operation}</td>
              <td>
                <code>{deviation.path || 'the answer'}</code>
              </td>
              <td>{deviation.expected}</td>
              <td>{deviation.found}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const lineOf = ({ operation, path, expected, found }: Deviation) =>
  [operation, path || 'the answer', expected, found].join('\t');
