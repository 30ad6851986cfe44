/** Parses JSON; null if the text is none. */
export function readOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
