import { TextInput, type TextInputProps } from '@mantine/core';
import { storedText } from '~/domain/stored-text';
import { limitError, limitHint } from '~/domain/typed-text';

interface LimitedTextInputProps extends Omit<TextInputProps, 'maxLength'> {
  value: string;
  limit: number;
  /** Returns the text as it is stored; that of a name by default. */
  asStored?: (text: string) => string;
}

/**
 * A text input with a limit. It shows a count near the limit and an error beyond it. It never cuts
 * a typed or pasted text, so that nothing is lost unnoticed. It counts the text as it is stored
 * (docs/product/validation.md#texts-as-they-are-stored).
 */
export function LimitedTextInput(given: LimitedTextInputProps) {
  const { limit, asStored = storedText, description, ...props } = given;
  const text = asStored(props.value);
  const hint = limitHint(text, limit);
  return (
    <TextInput
      {...props}
      error={limitError(text, limit) ?? props.error}
      description={
        hint && description ? (
          <>
            {description} ({hint})
          </>
        ) : (
          (hint ?? description)
        )
      }
    />
  );
}
