const additive: RegExp[] = [
  /^CREATE (VIRTUAL )?TABLE /i,
  /^CREATE INDEX /i,
  // A new column needs a default value or may be empty, because an older instance leaves it out.
  /^ALTER TABLE \S+ ADD (COLUMN )?(?!.*\bNOT NULL\b)/i,
  /^ALTER TABLE \S+ ADD (COLUMN )?.*\bDEFAULT\b/i,
  // Fills what the migration has added.
  /^INSERT INTO /i,
];

/**
 * Finds the statements of a migration that could break an instance of the release before, or lose
 * what it has stored (CONTRIBUTING.md#migrations). What they do to tables and columns of the same
 * migration does not count.
 */
export function destructiveStatements(migration: string): string[] {
  const statements = migration
    .split('--> statement-breakpoint')
    .map((text) =>
      text
        .replaceAll(/^\s*--.*$/gm, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');
  const tables = namesIn(statements, /^CREATE TABLE [`"]?(\w+)/i);
  const columns = namesIn(statements, /^ALTER TABLE \S+ ADD (?:COLUMN )?[`"]?(\w+)/i);
  return statements.filter((text) => {
    if (additive.some((pattern) => pattern.test(text))) return false;
    const index = /^CREATE UNIQUE INDEX \S+ ON [`"]?(\w+)[`"]? ?\((.*)\)/i.exec(text);
    // An older instance leaves a new column empty, and an index holds any number of such rows.
    const isOfNew = [...columns].some((column) => index?.[2]?.includes(`\`${column}\``));

    const update = /^UPDATE [`"]?(\w+)[`"]? SET [`"]?(\w+)/i.exec(text);
    const table = index?.[1] ?? update?.[1] ?? '';
    return !isOfNew && !tables.has(table) && !columns.has(update?.[2] ?? '');
  });
}

function namesIn(statements: string[], pattern: RegExp): Set<string> {
  return new Set(statements.flatMap((text) => pattern.exec(text)?.[1] ?? []));
}
