import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import {
  isConfirmed,
  isLongEnough,
  type NewPassword,
  passwordStrength,
  passwordStrengths,
} from '~/domain/password-strength';
import classes from './new-password-fields.module.css';
import { PasswordField } from './password-field';

interface NewPasswordFieldsProps {
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  /** The label of the first field. */
  label?: string;
  isDisabled?: boolean;
}

const tooShort = 'Password needs to be at least 8 characters long';
const outerBlank = 'The password begins or ends with a space.';

/**
 * The two fields of a new password (docs/product/validation.md#password). They show its strength,
 * whether it is long enough, and whether the confirmation matches. `canBeSent` of the domain
 * decides whether the form may be sent.
 */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { value, onChange, label = 'New Password', isDisabled } = props;
  const { password, confirmation } = value;
  const [hasLeftPassword, setHasLeftPassword] = useState(false);
  const [hasLeftConfirmation, setHasLeftConfirmation] = useState(false);

  const isLong = isLongEnough(password);
  // An error appears only after the person had the chance to finish the field.
  const isTooShort = hasLeftPassword && password !== '' && !isLong;
  // The confirmation is compared without blanks at the ends, which the password keeps and nobody sees.
  const hasOuterBlank = isLong && password !== password.trim();
  const differs = !isConfirmed(value) && (confirmation !== '' || hasLeftConfirmation);

  return (
    <div className={classes.fields}>
      <PasswordField
        label={label}
        value={password}
        onChange={(text) => onChange({ ...value, password: text })}
        onBlur={() => setHasLeftPassword(true)}
        autoComplete="new-password"
        description={hasOuterBlank ? outerBlank : isTooShort ? undefined : tooShort}
        error={isTooShort ? tooShort : undefined}
        // A fulfilled rule becomes invisible and keeps its space.
        descriptionProps={{ className: isLong && !hasOuterBlank ? classes.fulfilled : undefined }}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputContainer={(input) => (
          <>
            {input}
            <StrengthMeter password={password} />
          </>
        )}
        required
        disabled={isDisabled}
      />
      <PasswordField
        label="Confirm Password"
        value={confirmation}
        onChange={(text) => onChange({ ...value, confirmation: text })}
        onBlur={() => setHasLeftConfirmation(true)}
        autoComplete="new-password"
        error={differs ? 'The passwords do not match' : undefined}
        required
        disabled={isDisabled}
      />
    </div>
  );
}

/** The strength of a password, as a text and as a bar of five parts. */
function StrengthMeter({ password }: { password: string }) {
  const strength = password === '' ? undefined : passwordStrength(password);
  const reached = strength ? passwordStrengths.indexOf(strength) : -1;
  return (
    <div className={classes.meter}>
      <div className={classes.bar} data-strength={reached} aria-hidden="true">
        {passwordStrengths.map((step, index) => (
          <span key={step} className={classes.part} data-filled={index <= reached || undefined} />
        ))}
      </div>
      <p role="status" className={classes.strength}>
        {strength ? (
          <>
            <VisuallyHidden>Password strength: </VisuallyHidden>
            {strength}
          </>
        ) : null}
      </p>
    </div>
  );
}
