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
