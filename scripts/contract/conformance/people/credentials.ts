/** How somebody signs in. */
export type Credentials =
  | { kind: 'header'; name: string; value: string }
  | { kind: 'account'; email: string };

/**
 * Reads how somebody signs in: `cookie:NAME=VALUE`, `header:NAME: VALUE`, or an email address for the
 * reference sign-in.
 * @throws when the text is none of these; the message does not repeat it, because it may be a secret
 */
export function credentialsOf(text: string): Credentials {
  if (text.startsWith('cookie:')) return cookieCredentials(text.slice('cookie:'.length));
  if (text.startsWith('header:')) return headerCredentials(text.slice('header:'.length));
  if (/^[^\s:]+@[^\s:]+$/.test(text)) return { kind: 'account', email: text };
  throw new Error(
    'A person signs in with an email address, cookie:NAME=VALUE or header:NAME: VALUE.',
  );
}

/** @throws when the text is no cookie as a browser sends it */
export function cookieCredentials(text: string): Credentials {
  const value = text.trim();
  if (!/^[^=;\s]+=[^\r\n]+$/.test(value)) {
    throw new Error('A cookie is written as NAME=VALUE.');
  }
  return { kind: 'header', name: 'Cookie', value };
}

/** @throws when the text is no header of one line */
export function headerCredentials(text: string): Credentials {
  const [, name, value] = /^\s*([\w-]+)\s*:\s*(\S[^\r\n]*)$/.exec(text) ?? [];
  if (!name || !value) throw new Error("A header is written as 'NAME: VALUE'.");
  return { kind: 'header', name, value };
}
