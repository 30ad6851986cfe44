/** Counts code points, so that an emoji of one code point is not two characters. */
export const lengthOf = (text: string): number => [...text].length;

/** Returns the field error of a text that is too long; undefined when it fits. */
export function limitError(text: string, limit: number): string | undefined {
  const length = lengthOf(text);
  return length > limit ? `At most ${limit} characters; this has ${length}.` : undefined;
}

/** Returns how much of the limit is used, from 80 % to 100 % of it; undefined otherwise. */
export function limitHint(text: string, limit: number): string | undefined {
  const length = lengthOf(text);
  return length >= limit * 0.8 && length <= limit ? `${length} of ${limit} characters` : undefined;
}
