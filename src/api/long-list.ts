import type { ListDoor } from './answers/answer';
import { Refusal } from './answers/deviations';
import {
  beginningOf,
  type Pieces,
  piecesOf,
  type ReadBody,
  wholeBody,
  withBody,
} from './body-pieces';

/** A list that is longer than this comes in parts. A shorter one is quicker to read at once. */
const shortLength = 65_536;

/** What the lists are that have been read already, or why they cannot be. */
const answers = new WeakMap<Response, () => unknown>();

/** Returns the list that `readInParts` has read with the body of an answer; throws its failure. */
export const listOf = (response: Response): (() => unknown) | undefined => answers.get(response);

/**
 * Reads the body of an answer with a list. The records of a long one pass the door as they come.
 * @param onPart gets all admitted records so far, each time in a new list, a few times
 */
export const readInParts =
  (door: ListDoor, onPart: ((records: unknown[]) => void) | undefined): ReadBody =>
  async (response, onPiece) => {
    if (response.status !== 200 || response.body === null) return wholeBody(response, onPiece);
    const pieces = piecesOf(response.body, onPiece);
    try {
      const beginning = await beginningOf(pieces, shortLength);
      if (beginning.isAll || !isList(beginning.taken)) {
        const { taken } = await beginningOf(pieces, Number.POSITIVE_INFINITY);
        return withBody(response, [...beginning.taken, ...taken]);
      }
      const answer = withBody(response, null);
      answers.set(answer, await read(joined(beginning.taken, pieces), door, onPart));
      return answer;
    } finally {
      await pieces.return(undefined);
    }
  };

/** Reads a list. A failure of what it says is not one of the call. */
async function read(pieces: Pieces, ...to: [ListDoor, ((records: unknown[]) => void) | undefined]) {
  const { parsedInParts } = await import('./parsed-in-parts');
  try {
    const list = await parsedInParts(pieces, ...to);
    return () => list;
  } catch (cause) {
    if (!(cause instanceof Refusal || cause instanceof SyntaxError)) throw cause;
    return () => {
      throw cause;
    };
  }
}

const isList = (pieces: readonly Uint8Array[]): boolean =>
  new TextDecoder().decode(pieces[0]).trimStart().startsWith('[');

async function* joined(beginning: readonly Uint8Array<ArrayBuffer>[], pieces: Pieces): Pieces {
  yield* beginning;
  yield* pieces;
}
