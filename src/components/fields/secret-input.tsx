import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { limitError } from '~/domain/typed-text';

interface SecretInputProps extends Omit<PasswordInputProps, 'maxLength'> {
  label: string;
  value: string;
  limit: number;
}

/** A field for a new secret, which browsers must neither fill in nor store. */
export function SecretInput({ limit, ...props }: SecretInputProps) {
  const error = limitError(props.value, limit) ?? props.error;
  return (
    <PasswordInput
      {...props}
      error={error}
      // Mantine marks the error only visually.
      aria-invalid={error ? true : undefined}
      autoComplete="new-password"
      data-1p-ignore
      data-lpignore="true"
      visibilityToggleButtonProps={{ 'aria-label': `Show or hide ${props.label}`, tabIndex: 0 }}
    />
  );
}
