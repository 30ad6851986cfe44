import { parse } from 'jsonriver';
import { keepAsItCame } from '~/domain/contract/came-as';
import { createPause } from '~/domain/slices';
import type { ListDoor } from './answers/answer';

type Bytes = Uint8Array<ArrayBuffer>;

/** The number of records of the first part: a screenful. Each further part is as much longer. */
const firstCount = 50;
const growth = 4;

/** The parser takes a few milliseconds for so many bytes, and the door for so many records. */
const pieceLength = 32_768;
const batchLength = 512;

/** The bytes have ended before their list. */
class BrokenPieces extends Error {}

/**
 * Parses a list as it comes, and passes its records through the door.
 * @param onPart gets all admitted records so far, each time in a new list, a few times
 * @throws SyntaxError if the pieces are no JSON; Refusal; whatever ends the pieces
 */
export async function parsedInParts(
  pieces: AsyncIterable<Bytes>,
  door: ListDoor,
  onPart: (records: unknown[]) => void = () => {},
): Promise<unknown[]> {
  const pause = createPause();
  const admit = door.inParts();
  const records: unknown[] = [];
  let list: readonly unknown[] = [];
  let taken = 0;
  let nextCount = firstCount;
  const take = async (end: number) => {
    while (taken < end) {
      const batch = list.slice(taken, Math.min(taken + batchLength, end));
      for (const record of admit(batch)) records.push(record);
      taken += batch.length;
      await pause();
    }
  };
  for await (const root of arrays(textsOf(pieces, pause))) {
    list = root;
    // The last record may not be complete.
    await take(list.length - 1);
    if (records.length < nextCount) continue;
    onPart([...records]);
    nextCount = records.length * growth;
  }
  await take(list.length);
  const isAsItCame = records.length === list.length && records.every((one, i) => one === list[i]);
  return isAsItCame ? records : keepAsItCame(records, list);
}

/** Yields a list again and again while it grows. */
async function* arrays(texts: AsyncIterable<string>): AsyncGenerator<readonly unknown[]> {
  try {
    for await (const root of parse(texts)) if (Array.isArray(root)) yield root;
  } catch (cause) {
    // The errors of the parser have no class of their own.
    throw cause instanceof BrokenPieces ? cause.cause : new SyntaxError('No JSON.', { cause });
  }
}

/** Yields the bytes as text, with pauses in which the page answers and paints. */
async function* textsOf(pieces: AsyncIterable<Bytes>, pause: ReturnType<typeof createPause>) {
  const decoder = new TextDecoder();
  try {
    for await (const piece of pieces) {
      for (let start = 0; start < piece.length; start += pieceLength) {
        yield decoder.decode(piece.subarray(start, start + pieceLength), { stream: true });
        await pause();
      }
    }
  } catch (cause) {
    throw new BrokenPieces('', { cause });
  }
  yield decoder.decode();
}
