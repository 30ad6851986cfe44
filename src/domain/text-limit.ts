/** Characters as a person counts them: an emoji or an accented letter pair is not two. */
const lengthOf = (text: string): number => [...text].length;

/** Why a text is too long, or undefined when it fits. */
export function limitError(text: string, limit: number): string | undefined {
  const length = lengthOf(text);
  return length > limit ? `At most ${limit} characters; this has ${length}.` : undefined;
}

/** How much room is left, once little of it is (a fifth), or undefined. */
export function limitHint(text: string, limit: number): string | undefined {
  const length = lengthOf(text);
  return length >= limit * 0.8 && length <= limit ? `${length} of ${limit} characters` : undefined;
}
