import { Menu } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { localizedFilterOption } from 'mantine-react-table';
import type { ComponentProps } from 'react';
import { useDebouncedState } from '../../use-debounced-state';
import type { GridColumn } from '../grid-column';
import { GridMenu } from '../grid-menu';
import { filterModes, filterOf, isBlankMode, isRangeMode, withFilter } from '../model/grid-view';
import type { GridView } from '../model/use-grid-table';
import classes from './grid-head.module.css';

interface FilterCellProps<T> {
  slotIndex: number;
  column: GridColumn<T>;
  view: GridView;
}

/** Returns the choices of a filter for a column with a fixed set of values. */
function filterChoices<T>(column: GridColumn<T>): readonly string[] | undefined {
  if (column.kind === 'boolean') return ['Yes', 'No'];
  return column.kind === 'select' ? (column.options ?? []).map(({ label }) => label) : undefined;
}

/** The filter of one column. */
export function FilterCell<T>({ slotIndex, column, view }: FilterCellProps<T>) {
  const { table, search, setSearch } = view;
  const { mode, values } = filterOf(column, search);
  const [value = ''] = values;
  const modes = filterModes(column);
  const choices = filterChoices(column);
  const label = `Filter ${column.header}`;
  const labels = isRangeMode(mode) ? [`${label} from`, `${label} to`] : [label];
  const nameOf = (known: string) => localizedFilterOption(table.options.localization, known);

  const setPart = (index: number, text: string) =>
    setSearch((old) => {
      const parts = filterOf(column, old).values;
      const next = labels.map((_, part) => (part === index ? text : (parts[part] ?? '')));
      return withFilter(old, column, mode, next);
    });
  const fieldRef = (index: number) => (element: HTMLElement | null) => {
    // mantine-react-table's menu item "Filter by ..." finds the field to focus here.
    const fields: Record<string, HTMLElement> = table.refs.filterInputRefs.current;
    if (element) fields[`${column.key}-${index}`] = element;
  };

  return (
    <div role="gridcell" aria-colindex={slotIndex + 1} className={classes.filter}>
      {choices ? (
        <select
          ref={fieldRef(0)}
          className={classes.field}
          aria-label={label}
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
        <span className={classes.blank}>{nameOf(mode)}</span>
      ) : (
        <span className={classes.fields}>
          {labels.map((name, index) => (
            <FilterField
              key={name}
              ref={fieldRef(index)}
              aria-label={name}
              type={column.kind === 'date-time' ? 'date' : 'text'}
              value={values[index] ?? ''}
              onChange={(text) => setPart(index, text)}
            />
          ))}
        </span>
      )}
      {modes.length > 1 ? (
        <GridMenu
          label={`${label}: ${nameOf(mode)}`}
          note={nameOf(mode)}
          icon={<IconAdjustmentsHorizontal size={14} aria-hidden="true" />}
          size="sm"
          closesOnItemClick
        >
          <Menu.RadioGroup
            value={mode}
            onChange={(next) => {
              const chosen = modes.find((known) => known === next) ?? mode;
              setSearch((old) => withFilter(old, column, chosen, filterOf(column, old).values));
            }}
          >
            {modes.map((known) => (
              <Menu.RadioItem
                key={known}
                value={known}
                closeMenuOnClick
                data-autofocus={known === mode || undefined}
              >
                {nameOf(known)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </GridMenu>
      ) : null}
    </div>
  );
}

interface FilterFieldProps extends Pick<ComponentProps<'input'>, 'ref' | 'type' | 'aria-label'> {
  value: string;
  onChange: (text: string) => void;
}

/** A debounced filter field. */
function FilterField({ value, onChange, ...input }: FilterFieldProps) {
  const { value: text, setValue: setText } = useDebouncedState(value, onChange);
  return (
    <input
      {...input}
      className={classes.field}
      value={text}
      onChange={(event) => setText(event.target.value)}
      // The grid may stand inside a form. Enter would submit it.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}
