import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ComponentProps, useId } from 'react';
import { pressedKey } from '../../focus';
import { useSearchText } from '../../use-debounced-state';
import { useLateMenu } from '../../use-late-menu';
import { type GridColumn, timeZoneOf } from '../grid-column';
import { gridTools } from '../grid-tools';
import { GridButton } from '../menus/grid-button';
import menuClasses from '../menus/grid-menu.module.css';
import {
  filterModeNames,
  filterModes,
  filterOf,
  isBlankMode,
  isRangeMode,
  withFilter,
} from '../model/grid-view';
import { shownDay } from '../model/table-functions';
import type { GridView } from '../model/use-grid-view';
import classes from './grid-head.module.css';

interface FilterCellProps<T> {
  slotIndex: number;
  column: GridColumn<T>;
  view: GridView;
}

function filterChoices<T>(column: GridColumn<T>): readonly string[] | undefined {
  if (column.kind === 'boolean') return ['Yes', 'No'];
  return column.kind === 'select' ? (column.options ?? []).map(({ label }) => label) : undefined;
}

/** The filter of one column. */
export function FilterCell<T>({ slotIndex, column, view }: FilterCellProps<T>) {
  const { search, setSearch, filterFields } = view;
  const { mode, values } = filterOf(column, search);
  const [value = ''] = values;
  const modes = filterModes(column);
  const choices = filterChoices(column);
  const label = `Filter ${column.header}`;
  const isDate = column.kind === 'date-time';
  const labels = isRangeMode(mode) ? [`${label} from`, `${label} to`] : [label];

  const setPart = (index: number, text: string) =>
    setSearch((old) => {
      const parts = filterOf(column, old).values;
      const next = labels.map((_, part) => (part === index ? text : (parts[part] ?? '')));
      return withFilter(old, column, mode, next);
    });
  const fieldRef = (index: number) => (element: HTMLElement | null) => {
    if (element) filterFields[`${column.key}-${index}`] = element;
  };

  return (
    <div role="gridcell" aria-colindex={slotIndex + 1} className={classes.filter}>
      {choices ? (
        <select
          ref={fieldRef(0)}
          className={classes.field}
          aria-label={label}
          autoComplete="off"
          value={value}
          onChange={(event) => setPart(0, event.target.value)}
        >
          <option value="">All</option>
          {/* The value comes from an old link, or the choices are not loaded yet. */}
          {value && !choices.includes(value) ? <option>{value}</option> : null}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : isBlankMode(mode) ? (
        <span className={classes.blank}>{filterModeNames[mode]}</span>
      ) : (
        <span className={classes.fields}>
          {labels.map((name, index) => (
            <FilterField
              key={name}
              ref={fieldRef(index)}
              aria-label={name}
              type={isDate ? 'date' : 'text'}
              value={isDate ? shownDay(values[index], timeZoneOf(column)) : (values[index] ?? '')}
              onChange={(text) => setPart(index, text)}
            />
          ))}
        </span>
      )}
      {modes.length > 1 ? (
        <FilterMode view={view} column={column} name={filterModeNames[mode]} />
      ) : null}
    </div>
  );
}

interface FilterModeProps<T> extends Omit<FilterCellProps<T>, 'slotIndex'> {
  name: string;
}

/** The button that opens the menu of how the filter compares. */
function FilterMode<T>({ view, column, name }: FilterModeProps<T>) {
  const late = useLateMenu(gridTools);
  const button = {
    'aria-label': `Filter ${column.header}: ${name}`,
    'data-note': name,
    size: 'sm',
    children: <IconAdjustmentsHorizontal size="0.875rem" aria-hidden="true" />,
  } as const;
  return (
    <span ref={late.holder} className={menuClasses.place}>
      {late.menu ? (
        <late.menu.FilterModeMenu {...{ view, column, button }} onChange={late.setIsOpen} />
      ) : (
        <GridButton {...button} {...late.button} />
      )}
    </span>
  );
}

interface FilterFieldProps extends Pick<ComponentProps<'input'>, 'ref' | 'type' | 'aria-label'> {
  value: string;
  onChange: (text: string) => void;
}

function FilterField({ value, onChange, ...input }: FilterFieldProps) {
  const { text, setText, error } = useSearchText(value, onChange);
  const errorId = useId();
  return (
    <>
      <input
        {...input}
        // The filter of an address is no address of the person.
        autoComplete="off"
        // A year of five digits would be no date.
        max={input.type === 'date' ? '9999-12-31' : undefined}
        className={classes.field}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={errorId}
        value={text}
        onChange={(event) => setText(event.target.value)}
        // The grid may be inside a form. Enter would submit it.
        onKeyDown={(event) => pressedKey(event) === 'Enter' && event.preventDefault()}
      />
      <span id={errorId} role="status" className={classes.problem}>
        {error}
      </span>
    </>
  );
}
