/**
 * The most records that one batch saves and deletes, so that its statements fit the limits of
 * SQLite.
 */
export const largestBatch = 5_000;
