import '@mantine/core/styles/Input.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import { limitError, limitHint } from '~/domain/text-limit';

interface LimitedTextInputProps extends Omit<TextInputProps, 'maxLength'> {
  value: string;
  /** Greatest number of characters. */
  limit: number;
}

/**
 * A text input that counts near its limit and says when it is passed. It never cuts what was typed
 * or pasted, so that nothing is lost unseen.
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
