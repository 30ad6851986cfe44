/** A text as it was received; the fallback where a service sends none, or something else. */
export function textOr<Fallback>(value: unknown, fallback: Fallback): string | Fallback {
  return typeof value === 'string' ? value : fallback;
}
