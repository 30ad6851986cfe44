import { PasswordInput, type PasswordInputProps, VisuallyHidden } from '@mantine/core';
import { unusableError } from '~/domain/password-strength';
import classes from './password-field.module.css';

interface PasswordFieldProps
  extends Omit<PasswordInputProps, 'onChange' | 'autoComplete' | 'classNames'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Tells password managers whether this is the current or a new password. */
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A field for a password that its owner types, pastes or fills in. It hides the text until the
 * person shows it.
 */
export function PasswordField({ onChange, ...props }: PasswordFieldProps) {
  const error = unusableError(props.value) ?? props.error;
  return (
    <PasswordInput
      {...props}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      // Mantine marks the error only visually.
      aria-invalid={error ? true : undefined}
      classNames={{ visibilityToggle: classes.toggle }}
      // The browser must not correct a password.
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': `Show or hide ${props.label}` }}
    />
  );
}

/**
 * Tells password managers to which account the password of a form belongs. The field is invisible,
 * and Tab does not reach it.
 */
export function AccountName({ email = '' }: { email: string | undefined }) {
  return (
    <VisuallyHidden aria-hidden="true">
      <input type="text" autoComplete="username" value={email} readOnly tabIndex={-1} />
    </VisuallyHidden>
  );
}
