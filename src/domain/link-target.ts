/** Where a link may lead, and whether that is outside the console. */
export interface SafeLinkTarget {
  href: string;
  isExternal: boolean;
}

const relativeStart = /^(?:\/(?![/\\])|\.{1,2}\/|\?|#)/;
// Browsers remove control characters and blanks from an address, so that "java\nscript:" would run.
const hiddenInLinks = /[\p{Cc}\p{Z}\\]/u;

/**
 * Decides whether a text from a record may become a link: only http, https and addresses relative
 * to the console may.
 * @returns undefined for every other text, which the screen shows as plain text
 */
export function safeLinkTarget(text: string | null | undefined): SafeLinkTarget | undefined {
  const address = text?.trim();
  if (!address || hiddenInLinks.test(address)) return undefined;
  if (relativeStart.test(address)) return { href: address, isExternal: false };
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  // A user name before the host ("https://bank.test@evil.test") misleads people.
  if (url.username || url.password) return undefined;
  return { href: address, isExternal: true };
}
