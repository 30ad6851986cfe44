// The pages whose address has a token. The log leaves out everything after one of these.
const pageOfToken =
  /^.*?(?:(?:invitations|resetpassword)(?:\/+(?:accept|validate|confirm|approved|requestsent|complete)(?![\w-]))?|authentication\/+confirmemail)(?!\w)/is;

// A page's name has letters only. A token has 43 characters, and an id has digits.
const pageName = /^[a-z]{0,24}$/i;

const fileName = /^[\w-]{1,64}\.(?:css|html|ico|js|json|png|svg|txt|webmanifest|webp|woff2)$/;

/**
 * Masks a path for the log. It leaves out the tokens of invitations, password resets and
 * confirmations, and the email addresses after them, however the path is encoded. Of every other
 * path it keeps what looks like the name of a page or of a file, because a misspelt link may have
 * the same token. It also leaves out the query.
 */
export function maskedPath(path: string): string {
  const plain = decoded(path.split(/[?#]/, 1)[0] ?? '');
  const page = pageOfToken.exec(plain)?.[0];
  if (page !== undefined && plain.length > page.length) return `${maskedSegments(page)}/***`;
  return maskedSegments(plain);
}

function maskedSegments(path: string): string {
  const segments = path.split('/');
  const isShown = (segment: string, index: number) =>
    pageName.test(segment) || (index === segments.length - 1 && fileName.test(segment));
  return segments.map((segment, index) => (isShown(segment, index) ? segment : '***')).join('/');
}

/**
 * Resolves every ASCII escape, nested ones too, in one pass: a resolved character may complete the
 * escape before it. Malformed escapes stay unchanged.
 */
function decoded(path: string): string {
  const characters: string[] = [];
  for (const character of path) {
    characters.push(character);
    for (;;) {
      const end = characters.slice(-3).join('');
      if (!/^%[0-7][0-9a-f]$/i.test(end)) break;
      characters.splice(-3, 3, String.fromCharCode(Number.parseInt(end.slice(1), 16)));
    }
  }
  return characters.join('');
}
