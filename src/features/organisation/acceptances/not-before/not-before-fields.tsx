import { shownLocalTime } from '~/domain/local-date-time';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import { NotBeforeInput } from '~/components/fields/not-before-input';
import { EffectText } from './effect-text';
import { clockChangeText, isComplete, type NotBeforeForm, notBeforeOf } from './not-before';
import classes from './not-before.module.css';

interface NotBeforeFieldsProps {
  value: NotBeforeForm;
  onChange: (value: NotBeforeForm) => void;
  /** The saved not-before; undefined before the acceptance. */
  stored?: string | null;
}

/** The fields of a not-before: immediately, or not before a moment in the user's time zone. */
export function NotBeforeFields({ value, onChange, stored }: NotBeforeFieldsProps) {
  const { isLimited, local } = value;
  const notBefore = notBeforeOf(value, stored);
  return (
    <div className={classes.group}>
      <Checkbox
        label="Not Before"
        description="Otherwise it takes effect immediately."
        checked={isLimited}
        onChange={(event) => onChange({ ...value, isLimited: event.currentTarget.checked })}
      />
      {isLimited ? (
        <div className={classes.indented}>
          <NotBeforeInput
            label="Date and time"
            placeholder="Choose a date and time"
            value={local}
            onChange={(next) => onChange({ ...value, local: next })}
            note={local === null ? undefined : clockChangeText(local, shownLocalTime)}
          />
        </div>
      ) : null}
      {isComplete(value) ? (
        <EffectText notBefore={notBefore} isStored={notBefore === stored} />
      ) : (
        <p className={classes.effect}>Set a date, or clear Not Before.</p>
      )}
    </div>
  );
}
