import { Checkbox } from '@mantine/core';
import { NotBeforeInput, pastText } from '~/components/fields/not-before-input';
import { useDateTimeText, useNow } from '~/components/use-date-time-text';
import { useIsStanding } from '~/components/use-is-shown';
import { durationText } from '~/domain/date-time-text';
import classes from './forms.module.css';
import { isComplete, momentOf, type NotBeforeForm, notBeforeOf } from './not-before';

/** The fields of a not-before: immediately, or not before a moment. */
export function NotBeforeFields(props: {
  label: string;
  value: NotBeforeForm;
  onChange: (value: NotBeforeForm) => void;
  /** The saved not-before; undefined before the acceptance. */
  stored?: string | null;
}) {
  const { label, value, onChange, stored } = props;
  const { isLimited, moment } = value;
  const notBefore = notBeforeOf(value);
  return (
    <div className={classes.group}>
      <Checkbox
        label={label}
        description="Otherwise it takes effect immediately."
        checked={isLimited}
        onChange={(event) => onChange({ ...value, isLimited: event.currentTarget.checked })}
      />
      {isLimited ? (
        <div className={classes.indented}>
          <NotBeforeInput
            label="Date and time"
            placeholder="Choose"
            value={moment}
            stored={stored}
            onChange={(next) => onChange({ ...value, moment: next })}
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

/**
 * Says when an acceptance takes effect, with a countdown
 * (docs/product/validation.md#effect-of-a-not-before-time).
 * @param isStored whether this is the saved not-before, not one that a form would send
 */
export function EffectText(props: { notBefore: string | null; isStored?: boolean }) {
  const isStanding = useIsStanding();
  const now = useNow();
  const dateTimeText = useDateTimeText();
  const start = momentOf(props.notBefore);
  const isPast = start !== undefined && start <= now && !props.isStored;
  let text = 'It will take effect immediately.';
  if (start !== undefined && start > now) {
    text = `It will take effect in ${durationText(start - now)}, on ${dateTimeText(start)}.`;
  } else if (props.isStored) {
    text = `In effect since ${start === undefined ? 'it was accepted' : dateTimeText(start)}.`;
  }
  return (
    <p className={classes.effect}>
      {isPast ? null : (
        // Screen readers do not announce each change of a timer.
        <span role="timer" aria-label="Taking effect">
          {text}
        </span>
      )}
      <span role="status">{isPast && isStanding ? pastText : null}</span>
    </p>
  );
}
