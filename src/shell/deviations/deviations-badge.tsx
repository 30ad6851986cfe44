import { Button } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { type Deviation, deviations } from '~/api/answers/deviations';
import { Dialog } from '~/components/dialogs/dialog';
import { CopyButton } from '~/components/fields/copy-button';
import { useCopying } from '~/components/fields/use-copying';
import { countText } from '~/domain/count-text';
import classes from './deviations-badge.module.css';

/** Shows the number of deviations, and lists them in a dialog. */
export function DeviationsBadge() {
  const all = useSyncExternalStore(deviations.subscribe, deviations.current);
  const [isOpen, setIsOpen] = useState(false);
  const copying = useCopying<HTMLUListElement>(all.map(lineOf).join('\n'));
  if (all.length === 0) return null;
  const close = () => {
    copying.forget();
    setIsOpen(false);
  };
  return (
    <aside aria-label="Contract">
      <button type="button" className={classes.badge} onClick={() => setIsOpen(true)}>
        Contract: {countText(all.length, 'deviation')}
      </button>
      <Dialog
        isOpen={isOpen}
        title="Deviations from the contract"
        onClose={close}
        closesOnClickOutside
        size="lg"
        actions={
          <>
            <Button variant="default" onClick={close}>
              Close
            </Button>
            <CopyButton text="Copy all" isCopied={copying.isCopied} onClick={copying.copy} />
          </>
        }
      >
        <ul ref={copying.shown} className={classes.list}>
          {all.map((deviation) => (
            <li key={lineOf(deviation)}>
              <code>
                {deviation.operation} {deviation.path}
              </code>{' '}
              <span>
                is {deviation.found} instead of {deviation.expected}
              </span>
            </li>
          ))}
        </ul>
        {copying.failure ? <p role="alert">{copying.failure}</p> : null}
      </Dialog>
    </aside>
  );
}

const lineOf = ({ operation, path, expected, found }: Deviation) =>
  `${operation} ${path} is ${found} instead of ${expected}`;
