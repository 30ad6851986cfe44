import type { PartName } from '../options';
import { markdownTable } from './markdown-table';
import type { BenchRecord, RecordedFigure } from './record';

/**
 * Judges a change: it has to be larger than the noise of both runs together. Bytes, requests and elements
 * have none.
 */
export function verdict(before: RecordedFigure, now: RecordedFigure): 'better' | 'worse' | '' {
  const noise = before.noise + now.noise;
  if (now.measured > before.measured * (1 + noise)) return 'worse';
  if (now.measured < before.measured / (1 + noise)) return 'better';
  return '';
}

function change({ measured: before }: RecordedFigure, { measured: now }: RecordedFigure): string {
  if (before === 0) return now === 0 ? '0 %' : '';
  const percent = (now / before - 1) * 100;
  return `${percent > 0 ? '+' : ''}${percent.toFixed(1)} %`;
}

/** Compares the figures of these parts with those of a record before. */
export function changeTable(
  before: BenchRecord,
  now: BenchRecord,
  parts: readonly PartName[],
): string {
  const rows = parts.flatMap((name) => {
    const old = before[name]?.figures ?? [];
    const current = now[name]?.figures ?? [];
    const gone = old.filter(({ what }) => current.every((figure) => figure.what !== what));
    return [
      ...current.map((figure) => {
        const same = old.find(({ what }) => what === figure.what);
        return same
          ? [figure.what, same.shown, figure.shown, change(same, figure), verdict(same, figure)]
          : [figure.what, '', figure.shown, '', 'new'];
      }),
      ...gone.map(({ what, shown }) => [what, shown, '', '', 'gone']),
    ];
  });
  return markdownTable(['Compared with the last commit', 'Before', 'Now', 'Change', ''], rows);
}
