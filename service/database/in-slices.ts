/**
 * The most rows of one statement. SQLite limits the number of its values, and the driver of a file
 * keeps the event loop until a statement is done (decision 0155).
 */
const rowsPerStatement = 200;

/** Cuts many rows into slices, for a statement each. */
export function* slicesOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    yield rows.slice(start, start + rowsPerStatement);
  }
}

/**
 * Runs a statement for many ids, slice by slice.
 * @returns the rows of all slices; none without an id
 */
export async function inSlices<Id, Row>(
  ids: readonly Id[],
  statement: (slice: Id[]) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const slice of slicesOf(ids)) {
    for (const row of await statement(slice)) rows.push(row);
  }
  return rows;
}
