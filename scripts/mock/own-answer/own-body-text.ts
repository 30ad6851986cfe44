import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** A longer text is packed. A shorter one can be read in a link and in the file of a story. */
const longestPlain = 120;

/** Bytes. A packed text that is longer when it is unpacked is refused. */
const longestBody = 1_000_000;

/** Begins a packed text. */
const packed = '~';

/** The signs that separate the parts of a scenario text, and the percent sign itself. */
const reserved = /[%,>+\s]|^~/g;

/** Writes the body of an own answer as a scenario text has it, plain or packed. */
export function ownBodyText(body: string): string {
  const plain = escapeReserved(body);
  if (plain.length <= longestPlain) return plain;
  const compressed = brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
  return `${packed}${compressed.toString('base64url')}`;
}

/** Reads the body of an own answer, or the reason why the text has none. */
export function parseOwnBody(text: string): { body: string } | string {
  if (!text.startsWith(packed)) return { body: unescapeReserved(text) };
  try {
    const compressed = Buffer.from(text.slice(packed.length), 'base64url');
    const content = brotliDecompressSync(compressed, { maxOutputLength: longestBody });
    return { body: content.toString() };
  } catch {
    return 'The body of an own answer is cut off or changed.';
  }
}

/** Encodes a text so that it can be part of a scenario text. */
export const escapeReserved = (text: string): string =>
  text.replaceAll(reserved, (sign) => (sign === '~' ? '%7E' : encodeURIComponent(sign)));

/** Reads what escapeReserved wrote. A percent sign that begins no character stands for itself. */
export function unescapeReserved(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
