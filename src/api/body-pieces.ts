/** Reads the body of an answer, and resolves to an answer that has its whole body. */
export type ReadBody = (response: Response, onPiece: () => void) => Promise<Response>;

/** The body of an answer as it comes. */
export type Pieces = AsyncGenerator<Uint8Array<ArrayBuffer>>;

/**
 * Yields a body as it comes. To stop early ends the request.
 * @param onPiece is called for each piece; an error of it ends the request as well
 */
export async function* piecesOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onPiece: () => void,
): Pieces {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onPiece();
      yield value;
    }
  } finally {
    // A body that has failed has nothing to cancel.
    await reader.cancel().catch(() => {});
  }
}

/** Takes pieces until there are this many bytes. Returns fewer bytes only if there are no more. */
export async function beginningOf(pieces: Pieces, length: number) {
  const taken: Uint8Array<ArrayBuffer>[] = [];
  let count = 0;
  while (count < length) {
    const { done, value } = await pieces.next();
    if (done) return { taken, isAll: true };
    taken.push(value);
    count += value.length;
  }
  return { taken, isAll: false };
}

/** Returns an answer with the same head and another body. Without a byte it has none, as a 204 must. */
export const withBody = (
  { status, statusText, headers }: Response,
  pieces: readonly Uint8Array<ArrayBuffer>[] | null,
) => new Response(pieces?.length ? joined(pieces) : null, { status, statusText, headers });

function joined(pieces: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let start = 0;
  for (const piece of pieces) {
    all.set(piece, start);
    start += piece.length;
  }
  return all;
}

/** Awaits the whole body. It can fail just as the head can. */
export const wholeBody: ReadBody = async (response, onPiece) => {
  if (response.body === null) return response;
  const { taken } = await beginningOf(piecesOf(response.body, onPiece), Number.POSITIVE_INFINITY);
  return withBody(response, taken);
};
