/** The form of the id of a record: a UUID. */
export const identifier = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

// What mails, source code and tables put around an id. A match begins only once in a row of signs, so that the
// time does not grow with the square of the row.
const wrapping = /^[\s"'`“”„‘’«»{[(<]+|(?<![\s"'`“”‘’«»}\])>,;.])[\s"'`“”‘’«»}\])>,;.]+$/gu;
const idAlone =
  /^(?:urn:uuid:)?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i;
const idsWithin = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * Returns the id of a record in the form of the service; undefined if the text is none. A pasted id
 * may be in capitals, without dashes, in braces or quotes, before a comma, or a `urn:uuid:`. An
 * address of the console has the id of its record at its end.
 */
export function pastedId(text: string): string | undefined {
  const bare = text.replace(wrapping, '');
  const parts = idAlone.exec(bare)?.slice(1);
  const isAddress = /^(https?:\/\/|\/)\S+$/i.test(bare);
  const id = parts ? parts.join('-') : isAddress ? bare.match(idsWithin)?.at(-1) : undefined;
  return id?.toLowerCase();
}

/**
 * Returns an address of the console with the ids of its path in the form of the service. An address
 * with a token stays as it is.
 */
export function addressWithPlainIds(href: string): string {
  if (!/^\/(admin|organisation|user)\//.test(href)) return href;
  const [path = ''] = href.split(/[?#]/, 1);
  const plain = path.split('/').map((segment) => pastedId(decodedSegment(segment)) ?? segment);
  return plain.join('/') + href.slice(path.length);
}

/** Decodes a segment of a path. A malformed one stays. */
export function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
