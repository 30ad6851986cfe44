// Papa Parse's own pattern misses a formula that contains a line break.
const formulaStart = /^[=+\-@\t\r\n]/;

/**
 * Formats rows as CSV for spreadsheet programs. Such a program must not read any text as a formula.
 * Null becomes an empty field. Each line except the last ends with CR and LF.
 */
export async function csvText(rows: (string | number | null)[][]): Promise<string> {
  const { default: papaparse } = await import('papaparse');
  return papaparse.unparse(rows, { escapeFormulae: formulaStart, newline: '\r\n' });
}
