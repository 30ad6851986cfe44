/** Hands the browser a CSV file. The byte order mark tells Excel that it is UTF-8. */
export function saveCsvFile(fileName: string, parts: readonly (string | Blob)[]): void {
  const file = new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName.endsWith('.csv') ? fileName : `${fileName}.csv`;
  link.click();
  // Some browsers read the file only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
