import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/PasswordInput.css';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import classes from './password-field.module.css';

interface PasswordFieldProps
  extends Omit<PasswordInputProps, 'onChange' | 'autoComplete' | 'classNames'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Tells password managers which password it is. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password as its owner types, pastes or has it filled in; hidden unless shown. */
export function PasswordField({ onChange, ...props }: PasswordFieldProps) {
  return (
    <PasswordInput
      {...props}
      onChange={(event) => onChange(event.currentTarget.value)}
      // Mantine marks it to the eye alone.
      aria-invalid={props.error ? true : undefined}
      classNames={{ visibilityToggle: classes.toggle }}
      // Neither is a password text to be corrected.
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': `Show or hide ${props.label}` }}
    />
  );
}
