/**
 * Moments, in milliseconds since 1970, and what the clocks of a time zone show at them: local times
 * "2026-10-25 01:30:00", which a date-time picker works with. Time zones are IANA names.
 */

const oneMinute = 60_000;
const oneDay = 24 * 60 * oneMinute;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The zone of the browser. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A moment as the contract's calls take it: UTC, yyyy-mm-dd hh:mm:ss (section 7). */
export function utcTextOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
}

/** The moment of such a text; undefined when it is none, such as the 31st of February. */
export function momentOfUtcText(text: string | null | undefined): number | undefined {
  if (!text) return undefined;
  const moment = Date.parse(`${text.replace(' ', 'T')}Z`);
  return !Number.isNaN(moment) && utcTextOf(moment) === text ? moment : undefined;
}

/** What the clocks of a zone show at a moment, cut to the second. */
export function localTimeAt(moment: number, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return `${day} ${part('hour')}:${part('minute')}:${part('second')}`;
}

/**
 * The moments at which the clocks of a zone show a local time, the first one first: one; two where
 * the clocks are put back; none where they are put forward, or where the text is no time.
 */
export function momentsOfLocalTime(local: string, timeZone: string): number[] {
  const asUtc = momentOfUtcText(local);
  if (asUtc === undefined) return [];
  const found = offsetsAround(asUtc, timeZone).map((offset) => asUtc - offset);
  return [...new Set(found)]
    .filter((moment) => localTimeAt(moment, timeZone) === local)
    .sort((a, b) => a - b);
}

/**
 * The moment that somebody means by a local time. Of a time that comes twice the first; a time that
 * is left out counts on from the time before the change, so that 01:30 becomes 02:30. Undefined when
 * the text is no time.
 */
export function momentOfLocalTime(local: string, timeZone: string): number | undefined {
  const [first] = momentsOfLocalTime(local, timeZone);
  if (first !== undefined) return first;
  const asUtc = momentOfUtcText(local);
  if (asUtc === undefined) return undefined;
  const [before = 0] = offsetsAround(asUtc, timeZone);
  return asUtc - before;
}

/** The local time some days after a moment, at the same time of day or at another (hh:mm). */
export function localTimeOfDay(
  moment: number,
  days: number,
  timeZone: string,
  timeOfDay?: string,
): string {
  const local = localTimeAt(moment, timeZone);
  const day = utcTextOf((momentOfUtcText(`${local.slice(0, 10)} 00:00:00`) ?? 0) + days * oneDay);
  return `${day.slice(0, 10)} ${timeOfDay === undefined ? local.slice(11) : `${timeOfDay}:00`}`;
}

/**
 * The first moment, at or after another one, at which the clocks of a zone show a time of day.
 * @param timeOfDay hh:mm
 */
export function nextMomentAt(
  timeOfDay: string,
  after: number,
  timeZone: string,
): number | undefined {
  const moments = [0, 1].map((days) =>
    momentOfLocalTime(localTimeOfDay(after, days, timeZone, timeOfDay), timeZone),
  );
  return moments.find((moment) => moment !== undefined && moment >= after);
}

/** A zone by its name and its distance from UTC at a moment: "Europe/London (GMT+1)". */
export function timeZoneText(moment: number, timeZone: string): string {
  const offset = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return offset && timeZone !== 'UTC' ? `${timeZone} (${offset.replace(/\+0$/, '')})` : timeZone;
}

/** Whether the clocks of a zone change within a year from a moment. */
export function changesClocks(moment: number, timeZone: string): boolean {
  const offsets = Array.from({ length: 13 }, (_, month) =>
    offsetAt(moment + month * 30 * oneDay, timeZone),
  );
  return new Set(offsets).size > 1;
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const second = Math.floor(moment / 1000) * 1000;
  return (momentOfUtcText(localTimeAt(second, timeZone)) ?? second) - second;
}

/** The offsets before and after a local time. No zone is a day from UTC, and none changes daily. */
function offsetsAround(asUtc: number, timeZone: string): number[] {
  return [offsetAt(asUtc - oneDay, timeZone), offsetAt(asUtc + oneDay, timeZone)];
}
