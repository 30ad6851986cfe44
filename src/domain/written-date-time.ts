const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
/** The parts of a moment in any form. They may be no numbers. */
const parts = /^(.{10})[T ](.{5})(:[\d.]+)? ?(Z|([+-]..):?(..)?)?$/i;

/**
 * Whether a text is a `date-time` of the contract: RFC 3339, with capitals, a colon in the offset and no leap
 * second, which no clock of a browser has.
 */
export const isDateTime = (text: string): boolean =>
  form.test(text) &&
  // A day that does not exist, and the hour 24, become a time of the next day, or no date.
  new Date(`${text.slice(0, 19)}Z`).getUTCDate() === Number(text.slice(8, 10));

/**
 * Reads a moment that is written in another form, such as that of strftime. Without a zone it is in UTC, as
 * all times of the contract are.
 * @returns the moment, which is none unless `isDateTime`, and its zone as it was written
 */
export function readDateTime(text: string) {
  const [, day, minute, seconds = ':00', zone, hours, minutes = '00'] = parts.exec(text) ?? [];
  const offset = hours ? `${hours}:${minutes}` : 'Z';
  return { dateTime: `${day}T${minute}${seconds}${offset}`, zone };
}
