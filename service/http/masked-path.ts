/**
 * A path as it may be written down: the tokens of invitations and password resets, and the
 * addresses behind them, are left out, and so is the query, which may carry the same.
 */
export function maskedPath(path: string): string {
  const withoutQuery = path.split('?', 1)[0] ?? '';
  return withoutQuery
    .replace(/^(\/(?:invitations|resetpassword)\/(?:accept|validate|confirm)\/).+$/i, '$1***')
    .replace(/[^\x21-\x7e]/g, '?');
}
