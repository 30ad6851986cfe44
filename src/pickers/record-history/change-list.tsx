import { Button, VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { FieldChange, HistoryEntry, RecordKind } from '~/api/record-facts';
import { numberText } from '~/domain/count-text';
import { knownIn } from '~/domain/known-value';
import { historyFields } from '~/domain/record-history';
import classes from './record-history.module.css';

interface ChangeListProps {
  kind: RecordKind;
  action: HistoryEntry['action'];
  changes: readonly FieldChange[];
}

// An entry with more changes than `most` shows the first `fewest` of them.
const most = 12;
const fewest = 8;

/** The changed fields of a record: each with its label, and from which value to which. */
export function ChangeList({ kind, action, changes }: ChangeListProps) {
  const labels: Readonly<Record<string, string>> = knownIn(historyFields, kind) ?? {};
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLDListElement>(null);
  if (changes.length === 0) return null;
  const isLong = changes.length > most && !isWhole;
  const rows = changes.slice(0, isLong ? fewest : undefined);
  return (
    <>
      <dl ref={list} tabIndex={-1} className={classes.changes}>
        {rows.map(({ field, part, ...change }, place) => {
          // A newer service may record a field without a label here.
          const label = labels[field] ?? field;
          // One label stands for all parts of its field.
          const isRepeated = part !== null && rows[place - 1]?.field === field;
          const key = `${field} ${part} ${change.before} ${change.after}`;
          return (
            <div key={key} className={classes.change}>
              <dt>
                {isRepeated ? <VisuallyHidden>{label} </VisuallyHidden> : label}
                {part === null ? null : <span className={classes.part}>{part}</span>}
              </dt>
              <dd>
                <Difference change={change} isOnlyValue={action !== 'Changed'} />
              </dd>
            </div>
          );
        })}
      </dl>
      {isLong ? (
        <Button
          variant="subtle"
          size="compact-xs"
          onClick={() => {
            setIsWhole(true);
            list.current?.focus({ preventScroll: true });
          }}
        >
          Show all {numberText(changes.length)} changes
        </Button>
      ) : null}
    </>
  );
}

interface DifferenceProps {
  change: Pick<FieldChange, 'kind' | 'before' | 'after'>;
  /** Whether the record is new or deleted, so that there is no other value. */
  isOnlyValue: boolean;
}

function Difference({ change: { kind, before, after }, isOnlyValue }: DifferenceProps) {
  if (kind === 'Hidden') {
    return <span className={classes.quiet}>{isOnlyValue ? 'Set' : 'Changed'}</span>;
  }
  if (kind === 'Item' && !isOnlyValue) {
    return (
      <>
        <span className={classes.quiet}>{before === null ? 'Added ' : 'Removed '}</span>
        {before ?? after}
      </>
    );
  }
  if (isOnlyValue) return before ?? after;
  return (
    <>
      <Value text={before} isGone />
      <IconArrowRight size="0.875rem" aria-hidden="true" className={classes.arrow} />
      <VisuallyHidden> to </VisuallyHidden>
      <Value text={after} />
    </>
  );
}

const Value = ({ text, isGone }: { text: string | null; isGone?: boolean }) =>
  text === null ? (
    <span className={classes.quiet}>None</span>
  ) : (
    <span className={isGone ? classes.gone : undefined}>{text}</span>
  );
