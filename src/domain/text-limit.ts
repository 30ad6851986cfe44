/** The limit of a text to search for, in characters, also that of the service. */
export const longestText = 250;

/** Counts code points, so that an emoji of one code point is not two characters. */
export const lengthOf = (text: string): number => [...text].length;

/** Cuts by code points, as `lengthOf` counts, so that no emoji is cut in half. */
export const cutText = (text: string, length: number): string =>
  [...text].slice(0, length).join('');

/** Returns the field error of a text that is too long; undefined when it fits. */
export function lengthError(text: string, limit: number): string | undefined {
  const length = lengthOf(text);
  return length > limit ? `At most ${limit} characters; this has ${length}.` : undefined;
}

/** Returns the field error of a text to search for, which no call takes if it is too long. */
export const searchError = (text: string) => lengthError(text.trim(), longestText);
