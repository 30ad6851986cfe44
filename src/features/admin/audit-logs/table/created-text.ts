let format: Intl.DateTimeFormat | undefined;

/**
 * The date and the time of an entry to the second, in the user's own zone, which it names. What is
 * no moment comes back as it is.
 */
export function createdText(created: string | undefined): string {
  const time = Date.parse(created ?? '');
  if (Number.isNaN(time)) return created ?? '';
  format ??= new Intl.DateTimeFormat(undefined, {
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  });
  return format.format(time);
}

/** The same in UTC, to what the entry itself says. */
export function createdNote(created: string | undefined): string | undefined {
  return Number.isNaN(Date.parse(created ?? '')) ? undefined : `UTC: ${created}`;
}
