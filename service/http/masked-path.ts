// The pages that are opened with a token; whatever follows one of them stays out.
const pageOfToken =
  /^.*?(?:(?:invitations|resetpassword)(?:\/+(?:accept|validate|confirm|approved|requestsent|complete)(?![\w-]))?|authentication\/+confirmemail)(?!\w)/is;

/**
 * A path as it may be written down: the tokens of invitations, password resets and confirmations,
 * and the addresses behind them, are left out however the path is spelt, and so is the query, which
 * may carry the same.
 */
export function maskedPath(path: string): string {
  const withoutQuery = path.split(/[?#]/, 1)[0] ?? '';
  const plain = decoded(withoutQuery);
  const page = pageOfToken.exec(plain)?.[0];
  const isMasked = page !== undefined && plain.length > page.length;
  return (isMasked ? `${page}/***` : withoutQuery).replace(/[^\x21-\x7e]/g, '?');
}

/** With every ASCII escape resolved, also one of an escape; what is malformed stays as it is. */
function decoded(path: string): string {
  const next = path.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return next === path ? path : decoded(next);
}
