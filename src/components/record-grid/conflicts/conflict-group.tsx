import { Radio } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { cellText, type GridColumn } from '../grid-column';
import { type ConflictDecision, decisionKey, type RowConflict } from '../row-conflicts';
import classes from './conflicts.module.css';

type Question = Pick<ConflictDecision, 'row' | 'field'>;
export type Keeps = ConflictDecision['keeps'];

interface ConflictGroupProps<T extends object> {
  conflict: RowConflict<T>;
  columns: readonly GridColumn<T>[];
  /** The name of the record before the edits. */
  name: string;
  /** The decisions so far, by decision key. */
  chosen: ReadonlyMap<string, Keeps>;
  /** The person has tried to save without a decision on all of the row. */
  isIncomplete: boolean;
  onChoose: (question: Question, keeps: Keeps) => void;
}

/** The conflict of one row: what it was, both new values, and the choice between them. */
export function ConflictGroup<T extends object>(props: ConflictGroupProps<T>) {
  const { conflict, columns, name, chosen, isIncomplete, onChoose } = props;
  const { row, kind, base, mine, theirs, fields } = conflict;
  const heading = useId();
  const shown = columns.filter(({ key, value }) => !value && fields.some((field) => field === key));
  const hidden = fields.filter((field) => !shown.some(({ key }) => key === field));
  const textOf = (column: GridColumn<T>, record: T) => cellText(column, record) || '(empty)';
  const choiceOf = (question: Question, label: ReactNode, texts: Record<Keeps, ReactNode>) => {
    const key = decisionKey(question);
    const value = chosen.get(key) ?? null;
    return (
      <Radio.Group
        key={key}
        data-question={key}
        label={label}
        classNames={{ label: classes.label }}
        value={value}
        onChange={(keeps) => onChoose(question, keeps === 'mine' ? 'mine' : 'theirs')}
        error={isIncomplete && value === null ? 'Choose one.' : undefined}
      >
        <div className={classes.choices}>
          <Radio value="mine" label={texts.mine} className={classes.choice} />
          <Radio value="theirs" label={texts.theirs} className={classes.choice} />
        </div>
      </Radio.Group>
    );
  };

  return (
    <section aria-labelledby={heading} className={classes.group}>
      <h3 id={heading} className={classes.name}>
        {name}
      </h3>
      {kind === 'gone' ? (
        <p>
          Somebody else has deleted it. Your edits cannot be saved, and Save Changes drops them.
        </p>
      ) : null}
      {shown.map((column) => {
        const was = <Was header={column.header} text={textOf(column, base)} />;
        const yours = <Value caption="Yours" text={textOf(column, mine)} />;
        const other = theirs && <Value caption="Theirs" text={textOf(column, theirs)} />;
        if (kind === 'edited') {
          return choiceOf({ row, field: column.key }, was, { mine: yours, theirs: other });
        }
        return (
          <div key={column.key} className={classes.field}>
            <p className={classes.label}>{was}</p>
            {other ?? yours}
          </div>
        );
      })}
      {kind === 'edited'
        ? hidden.map((field) =>
            choiceOf({ row, field }, 'A value that this list does not show', {
              mine: <Value caption="Yours" text="(not shown here)" />,
              theirs: <Value caption="Theirs" text="(not shown here)" />,
            }),
          )
        : null}
      {kind === 'deleting' && hidden.length > 0 ? (
        <p>Values that this list does not show have changed.</p>
      ) : null}
      {kind === 'deleting'
        ? choiceOf({ row }, 'You delete it, and somebody else has changed it.', {
            mine: 'Delete it all the same',
            theirs: 'Keep it as it is now',
          })
        : null}
    </section>
  );
}

function Was({ header, text }: { header: string; text: string }) {
  return (
    <>
      <b>{header}</b> <span className={classes.was}>{`was ${text}`}</span>
    </>
  );
}

function Value({ caption, text }: { caption: string; text: string }) {
  return (
    <span className={classes.value}>
      <span className={classes.caption}>{caption}</span> {text}
    </span>
  );
}
