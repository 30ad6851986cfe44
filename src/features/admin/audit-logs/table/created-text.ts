const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(undefined, options);

let formats: { moment: Intl.DateTimeFormat; zone: Intl.DateTimeFormat } | undefined;

/** The texts of a moment in a row. */
interface CreatedText {
  /** Date and time to the second, in the time zone of the user. */
  text: string;
  /** The time zone at that moment: "GMT+1". */
  zone: string | undefined;
  /** The moment in UTC. */
  note: string;
}

/** Returns the texts of the moment at which an entry was written. */
export function createdText(created: string): CreatedText {
  const time = Date.parse(created);
  formats ??= {
    moment: formatOf({
      year: 'numeric',
      month: 'short',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
    zone: formatOf({ timeZoneName: 'short' }),
  };
  const zone = formats.zone.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value;
  return { text: formats.moment.format(time), zone, note: `UTC: ${created}` };
}
