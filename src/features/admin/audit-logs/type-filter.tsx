import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { type AuditTypes, auditTypeOf, groupedTypes } from './audit-entries';
import { formatTypes } from './audit-search';
import { CategoryIcon } from './category-icon';
import { FilterForm } from './column-filter';
import classes from './filters.module.css';

interface TypeFilterProps {
  types: AuditTypes;
  value: readonly number[];
}

/**
 * A filter by any number of types, grouped by category. A search finds them by a part of their
 * name, enum name, number or category.
 */
export function TypeFilter({ types, value }: TypeFilterProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(value));
  const [text, setText] = useState('');
  // The URL can have types without a description.
  const unknown = value.filter((type) => !types.has(type));
  const all = [...types.values(), ...unknown.map((type) => auditTypeOf(types, type))];
  const groups = groupedTypes(all, text);

  const choose = (numbers: readonly number[], isWanted: boolean) => {
    const next = new Set(chosen);
    for (const number of numbers) {
      if (isWanted) next.add(number);
      else next.delete(number);
    }
    setChosen(next);
  };
  return (
    <FilterForm
      readFields={() => ({ types: formatTypes([...chosen]) })}
      onClear={chosen.size === 0 ? undefined : () => setChosen(new Set())}
    >
      <TextInput
        data-autofocus
        label="Types"
        placeholder="Search types"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <fieldset className={classes.types} onKeyDown={moveByArrows}>
        <legend className={classes.spoken}>Types of entries to show</legend>
        {groups.map(({ category, types: members }) => {
          const numbers = members.map(({ type }) => type);
          const count = numbers.filter((number) => chosen.has(number)).length;
          return (
            <fieldset key={category} className={classes.group}>
              <legend className={classes.spoken}>{category}</legend>
              <Checkbox
                className={classes.category}
                label={
                  <span className={classes.categoryName}>
                    <CategoryIcon category={category} />
                    {category}
                  </span>
                }
                checked={count === numbers.length}
                indeterminate={count > 0 && count < numbers.length}
                onChange={() => choose(numbers, count < numbers.length)}
              />
              {members.map(({ type, name }) => (
                <Checkbox
                  key={type}
                  className={classes.type}
                  label={name}
                  checked={chosen.has(type)}
                  onChange={(event) => choose([type], event.currentTarget.checked)}
                />
              ))}
            </fieldset>
          );
        })}
      </fieldset>
      <p role="status" className={groups.length === 0 ? classes.none : classes.spoken}>
        {groups.length === 0 ? 'No matches' : `${chosen.size} chosen`}
      </p>
    </FilterForm>
  );
}

/** Moves the focus between the checkboxes with the up and down arrow keys. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const boxes = [...event.currentTarget.querySelectorAll('input')];
  const index = boxes.findIndex((box) => box.matches(':focus'));
  const next = boxes[index + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
