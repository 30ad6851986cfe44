import { isUtf8 } from 'node:buffer';
import type { ReceivedAnswer } from '../calls/send-call';
import type { Finding } from './problem';
import { scanJson } from './scan-json';

/** Returns the media type of an answer without its parameters. */
export function mediaTypeOf({ headers }: Pick<ReceivedAnswer, 'headers'>): string {
  return headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/**
 * Finds what a reader of UTF-8 does not get as it was meant: another charset, bytes that are no UTF-8, a
 * byte order mark, and in JSON what readers keep differently.
 */
export function judgeBytes(answer: ReceivedAnswer): Finding[] {
  const type = mediaTypeOf(answer);
  const inJson = type === 'application/json' && answer.bytes.length > 0 ? judgeJson(answer) : [];
  // A spreadsheet recognises UTF-8 by the mark.
  const mark = type === 'text/csv' ? [] : byteOrderMark(answer);
  return [...charset(answer), ...mark, ...invalidBytes(answer), ...inJson];
}

function charset({ headers }: ReceivedAnswer): Finding[] {
  const [, name] = /;\s*charset\s*=\s*"?([^";]*)/i.exec(headers.get('Content-Type') ?? '') ?? [];
  if (name === undefined || /^utf-8$/i.test(name.trim())) return [];
  return [{ pointer: 'Content-Type', expected: 'the charset utf-8', found: `the charset ${name}` }];
}

function byteOrderMark({ bytes }: ReceivedAnswer): Finding[] {
  const hasMark = Buffer.from(bytes.subarray(0, 3)).equals(Buffer.from([0xef, 0xbb, 0xbf]));
  const expected = 'a body that begins with its text';
  return hasMark ? [{ pointer: '', expected, found: 'a byte order mark before it' }] : [];
}

function invalidBytes(answer: ReceivedAnswer): Finding[] {
  const { bytes, text } = answer;
  if (isUtf8(bytes)) return [];
  const place = firstDifference(bytes, Buffer.from(text));
  const index = new TextDecoder().decode(bytes.subarray(0, place)).length;
  const byte = `0x${(bytes[place] ?? 0).toString(16).padStart(2, '0').toUpperCase()}`;
  return [
    {
      pointer: mediaTypeOf(answer) === 'application/json' ? scanJson(text, index).marked : '',
      expected: 'UTF-8',
      found: `the byte ${byte} after ${place} others, which is none`,
    },
  ];
}

/** The text has a replacement for the first byte that is no UTF-8. */
function firstDifference(bytes: Uint8Array, decoded: Uint8Array): number {
  let place = 0;
  while (place < bytes.length && bytes[place] === decoded[place]) place += 1;
  return place;
}

function judgeJson({ text, headers, bytes }: ReceivedAnswer): Finding[] {
  const { flaws, stopped } = scanJson(text);
  if (stopped === null) return flaws;
  const { pointer, index } = stopped;
  const isCut = index >= text.length && headers.get('Content-Length') === String(bytes.length);
  const where = isCut
    ? `text that the Content-Length ends after ${bytes.length} bytes`
    : `text that is no JSON from character ${index + 1} on`;
  return [...flaws, { pointer, expected: 'JSON', found: where }];
}
