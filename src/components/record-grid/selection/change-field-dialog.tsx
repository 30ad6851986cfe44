import { Button, Textarea, TextInput } from '@mantine/core';
import { type ChangeEvent, useState } from 'react';
import { countText } from '~/domain/count-text';
import { Dialog, overDialog } from '../../dialogs/dialog';
import { LateSelect } from '../../fields/late-select';
import {
  type GridColumn,
  type GridFieldColumn,
  isEditable,
  selectData,
  typedValue,
} from '../grid-column';
import { rowProblems } from '../model/row-problems';
import classes from './row-selection.module.css';

interface ChangeFieldDialogProps<T extends object> {
  columns: readonly GridColumn<T>[];
  records: readonly T[];
  /** Gets the new value and the number of rows that it changes. */
  onChange: (patch: Partial<T>, count: number) => void;
  onClose: () => void;
}

const noun = (count: number) => countText(count, 'row');

/** Returns the choices of a column; undefined for a column of texts. */
function choicesOf<T>({ editor, options = [] }: GridFieldColumn<T>) {
  if (editor === 'text') return undefined;
  if (editor === 'select') return options;
  return [
    { value: true, label: 'Yes' },
    { value: false, label: 'No' },
  ];
}

/** Asks for one value of one column for many rows (docs/product/many-at-once.md#change-a-field). */
export function ChangeFieldDialog<T extends object>(props: ChangeFieldDialogProps<T>) {
  const { records, onClose } = props;
  const columns = props.columns.flatMap((column) =>
    column.editor && isEditable(column, false) ? column : [],
  );
  const [key, setKey] = useState<string | null>(
    columns.length === 1 ? (columns[0]?.key ?? null) : null,
  );
  const [text, setText] = useState('');
  // A person who has not typed yet needs no error that the value is missing.
  const [isTyped, setIsTyped] = useState(false);
  const column = columns.find((each) => each.key === key);
  const choices = column && choicesOf(column);
  const value = choices
    ? choices.find((choice) => String(choice.value) === text)?.value
    : column && typedValue(column, text);
  const patch = column && value !== undefined ? ({ [column.key]: value } as Partial<T>) : undefined;
  const changed = patch
    ? records.filter((record) => column && (record[column.key] ?? '') !== value)
    : [];
  // The check of a column may look at the other fields of the record.
  const problem =
    column &&
    patch &&
    changed.flatMap((record) => rowProblems([column], { ...record, ...patch }, false))[0];
  const canApply = changed.length > 0 && !problem;
  const same = records.length - changed.length;
  const sameNote =
    same > 0 ? ` ${noun(same)} ${same === 1 ? 'has' : 'have'} this value already.` : '';

  const isText = column?.editor === 'text';
  const field = {
    label: 'New value',
    value: text,
    required: column?.isRequired,
    error: isTyped ? problem?.message : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setText(event.currentTarget.value);
      setIsTyped(true);
    },
  };

  return (
    <Dialog
      isOpen
      title="Change a field"
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!canApply}
            data-confirms
            onClick={() => patch && props.onChange(patch, changed.length)}
          >
            Change {noun(patch ? changed.length : records.length)}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        <LateSelect
          label="Field"
          placeholder="Choose a field"
          data={columns.map(({ key: id, header }) => ({ value: id, label: header }))}
          value={key}
          onChange={(next) => {
            setKey(next);
            setText('');
            setIsTyped(false);
          }}
          comboboxProps={overDialog}
        />
        {choices ? (
          <LateSelect
            key={key}
            label="New value"
            data={selectData(choices)}
            value={text === '' ? null : text}
            onChange={(next) => setText(next ?? '')}
            error={problem?.message}
            comboboxProps={overDialog}
          />
        ) : null}
        {isText && column.isMultiline ? (
          <Textarea key={key} autosize minRows={3} maxRows={6} {...field} />
        ) : null}
        {isText && !column.isMultiline ? <TextInput key={key} {...field} /> : null}
        <p role="status">
          {patch && !problem
            ? `${noun(changed.length)} will change.${sameNote} Nothing is stored before Save Changes.`
            : null}
        </p>
      </div>
    </Dialog>
  );
}
