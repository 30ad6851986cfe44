const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** Returns the moment a number of days, whole or not, before another one. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - Math.round(days * millisecondsOfDay));
}

/** Returns the moment a number of days, whole or not, after another one. */
export function daysAfter(moment: Date, days: number): Date {
  return daysBefore(moment, -days);
}

/** Returns an hour, in UTC, of the day of a moment. */
export function atHour(moment: Date, hour: number): Date {
  const day = new Date(moment);
  day.setUTCHours(hour, 0, 0, 0);
  return day;
}

/** Lists the last months up to the current one, oldest first, as yyyy-mm. */
export function lastMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count + 1 + index));
    return month.toISOString().slice(0, 7);
  });
}
