/** The most records that one batch saves and deletes, so that its statements stay in SQLite's limits. */
export const largestBatch = 5_000;
