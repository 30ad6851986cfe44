import { clsx } from 'clsx';
import type { GridColumn } from '../grid-column';
import type { ShownChoice } from './chosen-rows';
import classes from './row-selection.module.css';

const ariaChecked = { all: true, some: 'mixed', none: false } as const;

/** A checkbox in a cell. The handlers of the grid change it (`useChoiceEvents`). */
const choiceBox = (label: string, choice: ShownChoice) => (
  <button
    type="button"
    role="checkbox"
    aria-checked={ariaChecked[choice]}
    aria-label={label}
    tabIndex={-1}
    data-cell-focus=""
    data-choice={choice}
    className={classes.choice}
  >
    <span className={clsx(classes.box, choice !== 'none' && classes.checked)} />
  </button>
);

interface ChoiceColumnOptions<T> {
  shownChoice: ShownChoice;
  /** Whether the row of a record can be chosen, and is. Undefined for a row that is not saved yet. */
  isChosen: (record: T) => boolean | undefined;
  labelOf: (record: T) => string;
}

/** The leading column of a grid while rows are chosen. */
export const choiceColumn = <T,>(options: ChoiceColumnOptions<T>): GridColumn<T> => ({
  key: '#choice',
  header: 'Selection',
  width: 40,
  value: () => '',
  isAction: true,
  head: choiceBox('Select all shown rows', options.shownChoice),
  cell: (record) => {
    const isChosen = options.isChosen(record);
    if (isChosen === undefined) return null;
    return choiceBox(`Select ${options.labelOf(record)}`, isChosen ? 'all' : 'none');
  },
});
