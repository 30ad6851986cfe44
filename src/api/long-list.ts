import type { ListDoor } from './answers/answer';
import { beginningOf, type Pieces, piecesOf, wholeBody, withBody } from './body-pieces';

/** A list that is longer than this comes in parts. A shorter one is quicker to read at once. */
const shortLength = 65_536;

/**
 * Reads the body of an answer with a list. The records of a long one pass the door as they come.
 * @param onPart gets all admitted records so far, each time in a new list, a few times
 * @returns the records of a long list; of any other answer, the answer with its whole body
 * @throws SyntaxError if a long list is no JSON; Refusal; whatever ends the body
 */
export async function readInParts(
  response: Response,
  door: ListDoor,
  onPart: (records: unknown[]) => void,
  onPiece: () => void,
): Promise<unknown[] | Response> {
  if (response.status !== 200 || response.body === null) return wholeBody(response, onPiece);
  const pieces = piecesOf(response.body, onPiece);
  try {
    const beginning = await beginningOf(pieces, shortLength);
    if (beginning.isAll || !isList(beginning.taken)) {
      const { taken } = await beginningOf(pieces, Number.POSITIVE_INFINITY);
      return withBody(response, [...beginning.taken, ...taken]);
    }
    const { parsedInParts } = await import('./parsed-in-parts');
    return await parsedInParts(joined(beginning.taken, pieces), door, onPart);
  } finally {
    await pieces.return(undefined);
  }
}

const isList = (pieces: readonly Uint8Array[]): boolean =>
  new TextDecoder().decode(pieces[0]).trimStart().startsWith('[');

async function* joined(beginning: readonly Uint8Array<ArrayBuffer>[], pieces: Pieces): Pieces {
  yield* beginning;
  yield* pieces;
}
