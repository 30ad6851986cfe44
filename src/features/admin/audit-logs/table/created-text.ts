const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(undefined, options);

let formats: { moment: Intl.DateTimeFormat; zone: Intl.DateTimeFormat } | undefined;

/** A moment as a row shows it. */
interface CreatedText {
  /** Date and time to the second, in the user's own zone. */
  text: string;
  /** That zone at that moment: "GMT+1". */
  zone: string | undefined;
  /** The same in UTC. */
  note: string;
}

/** When an entry was written, for the eye. */
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
