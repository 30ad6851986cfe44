// The pages whose address has a token. The log leaves out everything after one of these.
const pageOfToken =
  /^.*?(?:(?:invitations|resetpassword)(?:\/+(?:accept|validate|confirm|approved|requestsent|complete)(?![\w-]))?|authentication\/+confirmemail)(?!\w)/is;

/**
 * Masks a path for the log. It leaves out the tokens of invitations, password resets and
 * confirmations, and the email addresses after them, however the path is encoded. It also leaves
 * out the query, which may have the same.
 */
export function maskedPath(path: string): string {
  const withoutQuery = path.split(/[?#]/, 1)[0] ?? '';
  const plain = decoded(withoutQuery);
  const page = pageOfToken.exec(plain)?.[0];
  const isMasked = page !== undefined && plain.length > page.length;
  return (isMasked ? `${page}/***` : withoutQuery).replace(/[^\x21-\x7e]/g, '?');
}

/** Resolves every ASCII escape, nested ones too. Malformed escapes stay unchanged. */
function decoded(path: string): string {
  const next = path.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return next === path ? path : decoded(next);
}
