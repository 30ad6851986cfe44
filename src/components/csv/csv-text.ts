// Papa Parse's own pattern misses a formula that has a line break in it.
const formulaStart = /^[=+\-@\t\r\n]/;

/**
 * Rows as CSV for spreadsheet programs, which must not take any text for a formula; null is empty.
 * Lines end with CR and LF, but for the last one.
 */
export async function csvText(rows: (string | number | null)[][]): Promise<string> {
  const { default: papaparse } = await import('papaparse');
  return papaparse.unparse(rows, { escapeFormulae: formulaStart, newline: '\r\n' });
}
