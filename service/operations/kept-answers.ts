/**
 * The headers of an answer that is the same for everybody, and that only another version of the service
 * changes. The sign-in page fetches such answers before anybody needs them (decision 0086).
 */
export const keptAnHour = { 'Cache-Control': 'private, max-age=3600' };
