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

export interface ListedChoice extends Choice {
  note?: string | undefined;
  /** The choice is checked in any case, and a person cannot change it. */
  isFixed?: boolean;
}

/** The value of a Checklist: the ids of the chosen ones. */
export interface ChecklistValue {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

interface ChecklistProps extends ChecklistValue {
  label: string;
  description?: string | undefined;
  choices: readonly ListedChoice[];
  /** The note of a chosen one that is not among the choices, such as a deleted one. */
  goneNote: string | undefined;
  query: Pick<UseQueryResult, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>;
  /** The text for a list without choices; empty while the choices are not known. */
  emptyText: string;
  /** Words a failure of the query. */
  wordsOf: (error: Error) => string;
  renderBelow?: (choice: ListedChoice) => ReactNode;
}

/**
 * A list of checkboxes. A long one has a filter. A very long one begins with what was chosen before, and is
 * drawn in parts, with all that are or were chosen. What is not offered any more stays, and a person can
 * uncheck it. Notes say why the list is empty, loading or failed.
 */
export function Checklist(props: ChecklistProps) {
  const { label, value, query } = props;
  const [filter, setFilter] = useState('');
  const [count, setCount] = useState(step);
  const [before] = useState(() => new Set(value));
  // With the names that they had while they were offered.
  const [everChosen, setEverChosen] = useState(
    () => new Map(value.map((id): [string, string | undefined] => [id, undefined])),
  );
  const names = new Map(props.choices.map(({ id, name }) => [id, name]));
  const isNew = (id: string) =>
    !everChosen.has(id) || (names.has(id) && names.get(id) !== everChosen.get(id));
  const news = [...everChosen.keys(), ...value].filter(isNew);
  if (news.length > 0) {
    setEverChosen(new Map([...everChosen, ...news.map((id) => [id, names.get(id)] as const)]));
  }
  const gone = [...everChosen].filter(([id]) => !names.has(id));
  const choices: readonly ListedChoice[] = [
    ...props.choices,
    // Ids without names would flash up while the names are loading.
    ...(query.isPending ? [] : gone.map(([id, name = id]) => ({ id, name, note: props.goneNote }))),
  ];
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
      <FieldFailure read={query} wordsOf={props.wordsOf} />
    </fieldset>
  );
}
