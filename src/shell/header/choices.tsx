import type { ReactNode } from 'react';
import menuClasses from '../disclosure/disclosure-menu.module.css';
import classes from './user-menu-panel.module.css';

interface ChoicesProps<Value extends string> {
  legend: string;
  choices: readonly { value: Value; title: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** One choice of a few in a menu of the header. It applies at once. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, choices, chosen, onChoose } = props;
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>{legend}</legend>
      {choices.map(({ value, title }) => (
        <label key={value} className={menuClasses.entry}>
          <input
            type="radio"
            name={legend}
            className={classes.radio}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
