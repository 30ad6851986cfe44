const units = { day: 86_400, hour: 3_600, minute: 60, second: 1 };
const shownUnits = 3;

/**
 * Words a duration in three units from its largest one: "1 day, 4 hours, 5 minutes". Units with the
 * count 0 are left out.
 * @param milliseconds rounded up to whole seconds, at least one, so that the text is never empty
 */
export function durationText(milliseconds: number): string {
  let rest = Math.max(1, Math.ceil(milliseconds / 1000));
  const counts = Object.entries(units).map(([unit, seconds]) => {
    const count = Math.floor(rest / seconds);
    rest -= count * seconds;
    return { unit, count };
  });
  const first = counts.findIndex(({ count }) => count > 0);
  return counts
    .slice(first, first + shownUnits)
    .filter(({ count }) => count > 0)
    .map(({ unit, count }) => `${count.toLocaleString('en-GB')} ${unit}${count === 1 ? '' : 's'}`)
    .join(', ');
}

/** Formats a time span in minutes and seconds: 1:05. */
export function elapsedText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
