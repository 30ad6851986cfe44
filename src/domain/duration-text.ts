const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;
const shownUnits = 3;

/**
 * How long something takes, in its three largest units: "1 day, 4 hours, 5 minutes". Leading and
 * closing units of which there are none are left out.
 * @param milliseconds more than nothing; parts of a second count as one, so that it never says none
 */
export function durationText(milliseconds: number): string {
  let rest = Math.max(1, Math.ceil(milliseconds / 1000));
  const counts = units.map(([unit, seconds]) => {
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
