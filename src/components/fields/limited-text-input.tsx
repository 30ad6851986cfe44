import '@mantine/core/styles/Input.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import { limitError, limitHint } from '~/domain/text-limit';

interface LimitedTextInputProps extends Omit<TextInputProps, 'maxLength'> {
  value: string;
  /** The maximum number of characters. */
  limit: number;
}

/**
 * A text input with a limit. It shows a count near the limit and an error beyond it. It never cuts
 * a typed or pasted text, so that nothing is lost unnoticed.
 */
export function LimitedTextInput({
  limit,
  value,
  error,
  description,
  ...props
}: LimitedTextInputProps) {
  return (
    <TextInput
      {...props}
      value={value}
      error={limitError(value, limit) ?? error}
      description={limitHint(value, limit) ?? description}
    />
  );
}
