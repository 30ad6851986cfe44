import { and, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { foldedText, storedText } from '../../src/domain/stored-text';

/** SQLite refuses longer patterns. */
const mostBytes = 49_000;

/** The pattern of so many letters is within that limit. A person searches for much less. */
export { longestText as longestSearchText } from '../../src/domain/text-limit';

/**
 * Returns the condition that a column contains a text, whatever the case and the accents. Wildcards
 * in the text have no special meaning.
 *
 * Most names and messages are ASCII. LIKE knows the case of these letters, and is fifty times as fast
 * as a pattern of all forms.
 */
export const containsText = (column: SQLiteColumn | SQL, text: string): SQL =>
  matches(column, text, { like: '%', glob: '*' });

/** Returns the condition that a column is a text, whatever the case and the accents. */
export const isText = (column: SQLiteColumn | SQL, text: string): SQL =>
  matches(column, text, { like: '', glob: '' });

/** @param rest the wildcard before and behind the text */
function matches(
  column: SQLiteColumn | SQL,
  text: string,
  rest: { like: string; glob: string },
): SQL {
  // Both operators stop at a zero character, which no name or message has.
  if (text.includes('\0')) return sql`false`;
  const anyForm = or(
    ...foldedPatterns(text).map(
      (pattern) => sql`${column} GLOB ${`${rest.glob}${pattern}${rest.glob}`}`,
    ),
  );
  const isBeyondAscii = sql`octet_length(${column}) <> length(${column})`;
  const inOthers = and(isBeyondAscii, anyForm) ?? isBeyondAscii;
  const folded = foldedLetters(text).join('');
  if (/[^ -~]/.test(folded)) return inOthers;
  return sql`(${isLike(column, folded, rest.like)} OR ${inOthers})`;
}

/** Returns the same condition for a column of folded texts. */
export function containsFolded(column: SQLiteColumn, text: string): SQL {
  return text.includes('\0') ? sql`false` : isLike(column, foldedText(text));
}

function isLike(column: SQLiteColumn | SQL, folded: string, rest = '%'): SQL {
  const literal = folded.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
  return sql`${column} LIKE ${`${rest}${literal}${rest}`} ESCAPE '\\'`;
}

/** Folds each letter for itself, so that what no folded text has keeps its place. */
const foldedLetters = (text: string): string[] =>
  [...asStored(text)].map((letter) => foldedText(letter) || letter);

/** No stored text has invisible characters or two blanks side by side. A blank at an end counts. */
function asStored(text: string): string {
  const stored = storedText(`.${text}.`).slice(1, -1);
  return stored === '' ? text : stored;
}

/** So many of the places where two letters may be written as one are tried. */
const mostLigatures = 6;

/**
 * Returns the GLOB patterns of a text: a row has to match one of them. SQLite itself knows the case of
 * the letters A to Z only, and no accents, so that a pattern lists the forms of each letter. Letters
 * that are also written as one, as "ß", make further patterns: of the text as it is typed, with two
 * letters everywhere, and with one letter at one place.
 */
function foldedPatterns(text: string): string[] {
  const typed = foldedLetters(text);
  const letters = typed.flatMap((folded) => [...folded]);
  const ligatures = letters.flatMap((letter, index) => {
    const forms = formsOf(letter + (letters[index + 1] ?? ' '));
    return forms.length > 0 ? [index] : [];
  });
  const withLigatureAt = (place: number) => [
    ...letters.slice(0, place),
    letters.slice(place, place + 2).join(''),
    ...letters.slice(place + 2),
  ];
  const spellings = [typed, letters, ...ligatures.slice(0, mostLigatures).map(withLigatureAt)];
  const patterns = spellings.map((spelling) => spelling.map(oneOf).join(''));
  return [...new Set(patterns)].filter((pattern) => Buffer.byteLength(pattern) < mostBytes);
}

/** Returns the pattern of a folded letter, or of two that are written as one. */
function oneOf(folded: string): string {
  const forms = formsOf(folded).join('');
  if ([...folded].length > 1) return forms === '' ? folded : `[${forms}]`;
  // Outside of brackets these are wildcards. Inside, only the closing bracket has a meaning.
  return forms !== '' || /[[*?]/.test(folded) ? `[${folded}${forms}]` : folded;
}

/** The blocks of Unicode whose letters have case or accents, and the blanks. */
const blocks: readonly [number, number][] = [
  [0x0020, 0x0590],
  [0x10a0, 0x1100],
  [0x13a0, 0x1400],
  [0x1c80, 0x1cc0],
  [0x1e00, 0x2060],
  [0x2100, 0x2190],
  [0x2c00, 0x2e00],
  [0x3000, 0x3100],
  [0xa640, 0xa800],
  [0xff00, 0xff66],
  [0x10400, 0x10500],
];

let formsByFolded: ReadonlyMap<string, string[]> | undefined;

/** Returns the letters that a search treats as this folded one, without itself: "E" and "é" for "e". */
function formsOf(folded: string): readonly string[] {
  formsByFolded ??= allForms();
  return formsByFolded.get(folded) ?? [];
}

function allForms(): ReadonlyMap<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const [first, end] of blocks) {
    for (let code = first; code < end; code += 1) {
      const letter = String.fromCodePoint(code);
      const folded = foldedText(letter);
      if (folded === letter || folded === '') continue;
      const others = forms.get(folded);
      if (others) others.push(letter);
      else forms.set(folded, [letter]);
    }
  }
  return forms;
}
