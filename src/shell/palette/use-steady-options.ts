import { useState } from 'react';

/** So long a person may still aim at what was in the place of an option before (milliseconds). */
const aimingTime = 500;

/**
 * Keeps a person from opening what late results have moved (docs/product/palette.md#matches).
 * @param keys the options that the palette shows for the text, in their order
 * @param hasFirst whether the first of them may become active by itself
 */
export function useSteadyOptions(text: string, keys: readonly string[], hasFirst: boolean) {
  const [shown, setShown] = useState({ text: '', keys, times: keys.map(() => 0), first: '' });
  const isSameText = shown.text === text;
  const before = isSameText ? shown.keys : [];
  const first = (isSameText && shown.first) || (hasFirst && keys[0]) || '';
  if (!isSameText || first !== shown.first || keys.join('\n') !== before.join('\n')) {
    const now = before.length > 0 ? Date.now() : 0;
    const times = keys.map((key, index) =>
      key === before[index] ? (shown.times[index] ?? 0) : now,
    );
    setShown({ text, keys, times, first });
  }
  return {
    /** The option that was the first one of the text. */
    first,
    /** Whether the option with an index has been in its place for long enough. */
    isSteady: (index: number) => Date.now() - (shown.times[index] ?? 0) >= aimingTime,
  };
}
