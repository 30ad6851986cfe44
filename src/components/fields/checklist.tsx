import { Checkbox, Input, TextInput } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { type Choice, matchingChoices } from '~/domain/best-matches';
import { groupedBy, toggled } from '~/domain/lists';
import { ShowMore } from '../show-more';
import classes from './checklist.module.css';
import { FieldFailure } from './field-failure';

// With more choices than these, a person searches for a name instead of reading all.
const manyChoices = 10;

/** How many choices are drawn at first, and how many more with each press. */
const step = 100;

interface ListedChoice extends Choice {
  note?: string | undefined;
  /** The choice is checked in any case, and a person cannot change it. */
  isFixed?: boolean;
}

/** The value of a Checklist: the ids of the chosen ones. */
export interface ChecklistValue {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

interface ChecklistProps<One extends ListedChoice> extends ChecklistValue {
  label: string;
  description?: string | undefined;
  choices: readonly One[];
  query: Pick<UseQueryResult, 'isPending' | 'isFetching' | 'refetch'>;
  /** The text for a list without choices; empty while the choices are not known. */
  emptyText: string;
  failure: string | undefined;
  renderBelow?: (choice: One) => ReactNode;
}

/**
 * A list of checkboxes. A long one has a filter. A very long one begins with what was chosen before, and is
 * drawn in parts, with all that are or were chosen. Notes say why it is empty, loading or failed.
 */
export function Checklist<One extends ListedChoice>(props: ChecklistProps<One>) {
  const { label, choices, value, query } = props;
  const [filter, setFilter] = useState('');
  const [count, setCount] = useState(step);
  const [before] = useState(() => new Set(value));
  const [everChosen, setEverChosen] = useState(() => new Set(value));
  if (!value.every((id) => everChosen.has(id))) setEverChosen(new Set([...everChosen, ...value]));
  const labelId = useId();
  // Those that were chosen before come first.
  const listed =
    choices.length > step
      ? choices.toSorted((a, b) => Number(before.has(b.id)) - Number(before.has(a.id)))
      : choices;
  const found = matchingChoices(listed, filter);
  const drawn = found.filter(({ id }, index) => index < count || everChosen.has(id));
  const shown = [...groupedBy(drawn, ({ group }) => group)];
  const emptyText = choices.length === 0 ? props.emptyText : 'No matches';
  return (
    <fieldset aria-labelledby={labelId} aria-busy={query.isPending}>
      <Input.Label labelElement="div" id={labelId}>
        {label}
      </Input.Label>
      {props.description ? <Input.Description>{props.description}</Input.Description> : null}
      {choices.length > manyChoices ? (
        <TextInput
          className={classes.filter}
          type="search"
          aria-label={`Filter ${label.toLowerCase()}`}
          placeholder="Filter"
          value={filter}
          onChange={(event) => {
            setFilter(event.currentTarget.value);
            setCount(step);
          }}
        />
      ) : null}
      {shown.length > 0 ? (
        <div className={classes.choices}>
          {shown.map(([group, members]) => (
            <ul key={group ?? ''} aria-label={group}>
              {group === undefined ? null : (
                <li className={classes.group} aria-hidden="true">
                  {group}
                </li>
              )}
              {members.map((choice) => (
                <li key={choice.id}>
                  <Checkbox
                    label={choice.name}
                    description={choice.note}
                    checked={choice.isFixed || value.includes(choice.id)}
                    disabled={choice.isFixed}
                    onChange={({ currentTarget: { checked } }) =>
                      props.onChange(toggled(value, choice.id, checked))
                    }
                  />
                  {props.renderBelow?.(choice)}
                </li>
              ))}
            </ul>
          ))}
          <ShowMore
            className={classes.more}
            left={found.length - drawn.length}
            onPress={() => setCount(count + step)}
          />
        </div>
      ) : null}
      <p role="status" className={classes.note}>
        {query.isPending ? 'Loading...' : shown.length === 0 && emptyText}
      </p>
      <FieldFailure message={props.failure} read={query} />
    </fieldset>
  );
}
