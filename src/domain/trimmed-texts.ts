/**
 * Trims the texts of a form at their ends (docs/product/validation.md#spaces-around-a-text). A text
 * that is still as loaded stays, because nobody has typed it.
 * @param untrimmed the fields whose spaces count
 */
export function trimmedTexts<Form extends object>(
  form: Form,
  loaded: Partial<Form>,
  untrimmed: readonly string[] = [],
): Form {
  const asLoaded = new Map<string, unknown>(Object.entries(loaded));
  const trimmed = Object.entries(form).map(([field, value]) => {
    const isTyped = typeof value === 'string' && value !== asLoaded.get(field);
    return [field, isTyped && !untrimmed.includes(field) ? value.trim() : value];
  });
  return { ...form, ...Object.fromEntries(trimmed) };
}
