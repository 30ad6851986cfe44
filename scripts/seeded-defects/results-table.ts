import { type Defect, kinds } from './defects/defect';
import type { Result, Results } from './results';

const begin = '<!-- seeded defects -->';
const end = '<!-- end of seeded defects -->';

/**
 * Lists every defect, by kind, with what notices it in each run.
 * @param runs the results by the label of their run
 */
export function defectTable(
  defects: readonly Defect[],
  runs: ReadonlyMap<string, Results>,
): string {
  const labels = [...runs.keys()];
  const head = ['kind', 'defect', ...labels.map((label) => `found ${label} by`)];
  const rows = kinds.flatMap((kind) =>
    defects
      .filter((defect) => defect.kind === kind)
      .map(({ id, what }) => [
        kind,
        `${what} (\`${id}\`)`,
        ...labels.map((label) => foundBy(runs.get(label)?.[id])),
      ]),
  );
  const line = (cells: readonly string[]) => `| ${cells.map(inCell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Says in one sentence how many defects each place found. */
export function countText(defects: readonly Defect[], results: Results): string {
  const count = (place: string) =>
    defects.filter(({ id }) => (placeOf(results[id]) ?? 'nothing') === place).length;
  return (
    `Of ${defects.length} defects, static checks found ${count('static')}, unit and screen tests ` +
    `${count('unit')}, browser tests ${count('browser')}; ${count('nothing')} were not found.`
  );
}

const placeOf = (result: Result | undefined) =>
  result?.isProved === false ? undefined : result?.place;

function foundBy(result: Result | undefined): string {
  if (!result) return 'not run';
  if (!result.finding || result.isProved === false) return 'nothing';
  const { where, title } = result.finding;
  return result.place === 'static' ? where : `${result.place}: ${where}, "${title}"`;
}

const inCell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');

/**
 * Inserts the table into the document between its markers.
 * @throws when the document does not have both markers in their order
 */
export function withTable(document: string, table: string): string {
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The marks ${begin} and ${end} are missing.`);
  return `${document.slice(0, from + begin.length)}\n\n${table}\n\n${document.slice(to)}`;
}
