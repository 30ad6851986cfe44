import { Menu } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { localizedFilterOption } from 'mantine-react-table';
import { useDebouncedState } from '../../use-debounced-state';
import type { GridColumn } from '../grid-column';
import { GridMenu } from '../grid-menu';
import { filterModes } from '../model/grid-view';
import type { GridHeader, GridTable } from '../model/use-grid-table';
import classes from './grid-head.module.css';

interface FilterCellProps<T> {
  slotIndex: number;
  column: GridColumn<T>;
  header: GridHeader;
  table: GridTable;
}

/** Returns the choices of a filter for a column with a fixed set of values. */
function filterChoices<T>(column: GridColumn<T>): readonly string[] | undefined {
  if (column.kind === 'boolean') return ['Yes', 'No'];
  return column.kind === 'select' ? (column.options ?? []).map(({ label }) => label) : undefined;
}

/** The filter of one column. */
export function FilterCell<T>({ slotIndex, column, header, table }: FilterCellProps<T>) {
  const mode = table.getState().columnFilterFns[column.key] ?? 'contains';
  const value = header.column.getFilterValue();
  const choices = filterChoices(column);
  const isBlankMode = mode === 'empty' || mode === 'notEmpty';
  const isRange = mode === 'between' || mode === 'betweenInclusive';
  const values = Array.isArray(value) ? value.map(String) : [String(value ?? '')];
  const label = `Filter ${column.header}`;
  const modes = filterModes(column.kind);
  const nameOf = (known: string) => localizedFilterOption(table.options.localization, known);
  const type = column.kind === 'date-time' ? 'date' : 'text';

  const setPart = (index: number, text: string) => {
    const next = [values[0] ?? '', values[1] ?? ''];
    next[index] = text;
    header.column.setFilterValue(isRange ? next : text);
  };

  const fieldRef = (index: number) => (element: HTMLInputElement | HTMLSelectElement | null) => {
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
          value={values[0]}
          onChange={(event) => setPart(0, event.target.value)}
        >
          <option value="">All</option>
          {/* The value comes from an old link, or the choices are not loaded yet. */}
          {values[0] && !choices.includes(values[0]) ? <option>{values[0]}</option> : null}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : isBlankMode ? (
        <span className={classes.blank}>{nameOf(mode)}</span>
      ) : (
        <span className={classes.fields}>
          <FilterField
            ref={fieldRef(0)}
            label={isRange ? `${label} from` : label}
            type={type}
            value={values[0] ?? ''}
            onChange={(text) => setPart(0, text)}
          />
          {isRange ? (
            <FilterField
              ref={fieldRef(1)}
              label={`${label} to`}
              type={type}
              value={values[1] ?? ''}
              onChange={(text) => setPart(1, text)}
            />
          ) : null}
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
            onChange={(next) => table.setColumnFilterFns((old) => ({ ...old, [column.key]: next }))}
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

interface FilterFieldProps {
  ref: (element: HTMLInputElement | null) => void;
  label: string;
  type: 'text' | 'date';
  value: string;
  onChange: (text: string) => void;
}

/** A debounced filter field. */
function FilterField({ ref, label, type, value, onChange }: FilterFieldProps) {
  const { value: text, setValue: setText } = useDebouncedState(value, onChange);

  return (
    <input
      ref={ref}
      className={classes.field}
      type={type}
      aria-label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        // The grid may stand inside a form. Enter would submit it.
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}
