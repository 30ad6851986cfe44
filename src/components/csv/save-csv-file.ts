import { saveFile } from '../save-file';

/** Lets the browser save a CSV file. The byte order mark tells Excel that it is UTF-8. */
export function saveCsvFile(fileName: string, parts: readonly (string | Blob)[]): void {
  const file = new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' });
  saveFile(fileName.endsWith('.csv') ? fileName : `${fileName}.csv`, file);
}
