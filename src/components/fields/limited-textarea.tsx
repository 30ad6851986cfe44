import '@mantine/core/styles/Input.css';
import { Textarea, type TextareaProps } from '@mantine/core';
import { limitError, limitHint } from '~/domain/typed-text';

interface LimitedTextareaProps extends Omit<TextareaProps, 'maxLength'> {
  value: string;
  /** The maximum number of characters. */
  limit: number;
}

/** A text area with a limit. It works as LimitedTextInput does. */
export function LimitedTextarea({ limit, ...props }: LimitedTextareaProps) {
  return (
    <Textarea
      autosize
      minRows={3}
      maxRows={10}
      {...props}
      error={limitError(props.value, limit) ?? props.error}
      description={limitHint(props.value, limit) ?? props.description}
    />
  );
}
