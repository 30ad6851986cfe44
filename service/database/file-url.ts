/** Returns the `file:` URL of a path, whatever characters it has. */
export const fileUrl = (path: string) =>
  `file:${path.split('/').map(encodeURIComponent).join('/')}`;

/** Finds the path of a `file:` URL; undefined for a database in memory. */
export function databaseFile(url: string): string | undefined {
  if (url.includes(':memory:')) return undefined;
  const path = url.replace(/^file:(\/\/(localhost)?(?=\/))?/, '').replace(/[?#].*$/, '');
  return decodeURIComponent(path);
}
