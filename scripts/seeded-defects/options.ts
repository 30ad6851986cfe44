import { parseArgs } from 'node:util';
import { allDefects } from './defects/all-defects';
import { type Defect, kinds } from './defects/defect';
import { type PlaceName, placeNames } from './places/place';

export interface SeedOptions {
  tree: string;
  defects: readonly Defect[];
  places: readonly PlaceName[];
  label: string;
  isResumed: boolean;
  hintsOnly: boolean;
  port: number;
  relatedSeconds: number;
  /** The document for the table. */
  write: string | undefined;
}

/**
 * --tree DIR         the repository to copy; this one by default
 * --only ID,ID       only these defects
 * --kind KIND,KIND   only defects of these kinds
 * --places A,B       some of static, unit and browser; all by default
 * --hints-only       runs only the hinted tests, even when they notice nothing
 * --related N        the seconds that the unit tests of a changed file may take; 600 by default
 * --label NAME       the name of the run in the table; "after" by default
 * --resume           continues from the results of an earlier run with the same label
 * --port N           the first port of the browser tests; 6320 by default
 * --write FILE       writes the table into a document, between its markers; --places none skips the run
 * @throws when an argument is unknown or wrong
 */
export function readOptions(given: readonly string[], tree: string): SeedOptions {
  const { values } = parseArgs({
    args: [...given],
    options: {
      tree: { type: 'string', default: tree },
      only: { type: 'string' },
      kind: { type: 'string' },
      places: { type: 'string', default: placeNames.join(',') },
      'hints-only': { type: 'boolean', default: false },
      related: { type: 'string', default: '600' },
      label: { type: 'string', default: 'after' },
      resume: { type: 'boolean', default: false },
      port: { type: 'string', default: '6320' },
      write: { type: 'string' },
    },
  });
  const ids = listOf(
    values.only,
    allDefects.map(({ id }) => id),
    '--only',
  );
  const wantedKinds = listOf(values.kind, kinds, '--kind');
  const places =
    values.places === 'none' ? [] : (listOf(values.places, placeNames, '--places') as PlaceName[]);
  if (!/^[a-z0-9-]+$/.test(values.label)) throw new Error('--label has to be a word.');
  return {
    tree: values.tree,
    defects: allDefects.filter(({ id, kind }) => ids.includes(id) && wantedKinds.includes(kind)),
    places,
    label: values.label,
    isResumed: values.resume,
    hintsOnly: values['hints-only'],
    port: numberOf(values.port, '--port', 65_000),
    relatedSeconds: numberOf(values.related, '--related', 36_000),
    write: values.write,
  };
}

function listOf(text: string | undefined, known: readonly string[], name: string) {
  if (text === undefined) return known;
  const wanted = text.split(',');
  const unknown = wanted.filter((word) => !known.includes(word));
  if (unknown.length > 0) throw new Error(`${name} does not know ${unknown.join(', ')}.`);
  return wanted;
}

function numberOf(text: string, name: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > most) throw new Error(`${name} has to be a number.`);
  return number;
}
