import { withoutFormula } from '~/domain/formula-text';

/**
 * Formats rows as CSV for spreadsheet programs. Such a program must not read any text as a formula.
 * Null becomes an empty field. Each line except the last ends with CR and LF.
 */
export async function csvText(rows: (string | number | null)[][]): Promise<string> {
  const { default: papaparse } = await import('papaparse');
  // Papa Parse's own escape looks only at the beginning of a text.
  const inert = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? withoutFormula(cell) : cell)),
  );
  return papaparse.unparse(inert, { newline: '\r\n' });
}

/** Lets the browser save a file under this name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after they have handled the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Lets the browser save a CSV file. The byte order mark tells Excel that it is UTF-8. */
export function saveCsvFile(fileName: string, parts: readonly (string | Blob)[]): void {
  const file = new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' });
  saveFile(fileName.endsWith('.csv') ? fileName : `${fileName}.csv`, file);
}
