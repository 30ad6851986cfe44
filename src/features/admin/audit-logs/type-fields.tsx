import { Checkbox, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { pressedKey } from '~/components/focus';
import spoken from '~/components/spoken.module.css';
import { auditTypeOf, groupedTypes } from './audit-entries';
import { formatTypes, parseTypes } from './audit-search';
import { CategoryIcon } from './category-icon';
import type { FilterFieldsProps } from './filter-fields';
import classes from './filters.module.css';

/** The filter by any number of types, grouped by category, with a search among them. */
export function TypeFields({ types, applied, edited, onEdit }: FilterFieldsProps) {
  const [text, setText] = useState('');
  const chosen = new Set(parseTypes(edited.types));
  // The URL can have types without a description.
  const unnamed = parseTypes(applied.types).filter((type) => !types.has(type));
  const all = [...types.values(), ...unnamed.map((type) => auditTypeOf(types, type))];
  const groups = groupedTypes(all, text);

  const choose = (numbers: readonly number[], isWanted: boolean) => {
    const others = [...chosen].filter((number) => !numbers.includes(number));
    onEdit({ types: formatTypes(isWanted ? [...others, ...numbers] : others) });
  };
  return (
    <>
      <TextInput
        data-autofocus
        label="Types"
        placeholder="Search types"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <fieldset className={classes.types} onKeyDown={moveByArrows}>
        <legend className={spoken.text}>Types of entries to show</legend>
        {groups.map(({ category, types: members }) => {
          const numbers = members.map(({ type }) => type);
          const count = numbers.filter((number) => chosen.has(number)).length;
          return (
            <fieldset key={category} className={classes.group}>
              <legend className={spoken.text}>{category}</legend>
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
      <p role="status" className={groups.length === 0 ? classes.none : spoken.text}>
        {groups.length === 0 ? 'No matches' : `${chosen.size} chosen`}
      </p>
    </>
  );
}

/** Moves the focus between the checkboxes with the up and down arrow keys. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[pressedKey(event)];
  if (!step) return;
  const boxes = [...event.currentTarget.querySelectorAll('input')];
  const next = boxes[boxes.findIndex((box) => box.matches(':focus')) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
