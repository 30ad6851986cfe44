import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** SQLite refuses patterns of more than 50,000 bytes. A person searches for much less. */
export const longestSearchText = 1_000;

/**
 * Returns the condition that a column contains a text, whatever the case. Wildcards in the text
 * have no special meaning.
 *
 * SQLite's LIKE ignores the case of the letters A to Z only. For a text with other letters, GLOB
 * matches both cases of each letter, which is twice as slow. That works for letters whose upper and
 * lower case are one character each: for "é" and "Ж", but not for "ß" and "SS".
 */
export function containsText(column: SQLiteColumn | SQL, text: string): SQL {
  // Both operators stop at a zero character, which no name or message has.
  if (text.includes('\0')) return sql`false`;
  if (isAscii(text)) {
    const literal = text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
    return sql`${column} LIKE ${`%${literal}%`} ESCAPE '\\'`;
  }
  return sql`${column} GLOB ${`*${[...text].map(eitherCase).join('')}*`}`;
}

const isAscii = (text: string) => [...text].every((character) => character < '\u0080');

function eitherCase(character: string): string {
  const cases = new Set(
    [character, character.toLowerCase(), character.toUpperCase()].filter(
      (variant) => [...variant].length === 1,
    ),
  );
  // Outside of brackets these are wildcards. Inside, only the closing bracket has a meaning.
  return cases.size > 1 || /[[*?]/.test(character) ? `[${[...cases].join('')}]` : character;
}
