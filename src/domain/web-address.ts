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

const examples = 'such as https://server.example';

// Browsers remove control characters and blanks from an address, and read a backslash as a slash.
const hiddenInServerAddresses = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

/**
 * Returns the field error of the address of a POS Core instance, a deployment server or an
 * integration server; undefined when it is valid. Valid is an http or https address to which the
 * console can append the path of a call.
 */
export function serverAddressProblem(text: string): string | undefined {
  const address = text.trim();
  if (address === '') return `Enter an address, ${examples}.`;
  if (hiddenInServerAddresses.test(address))
    return 'The address has a space or a hidden character in it.';
  if (!/^https?:\/\//i.test(address)) {
    return `The address has to begin with https:// or http://, ${examples}.`;
  }
  if (!URL.canParse(address)) return `This is not an address, ${examples}.`;
  const { username, password } = new URL(address);
  if (username || password) return 'The address cannot contain a user name or a password.';
  if (/[?#]/.test(address)) return 'The address cannot contain "?" or "#": paths are added to it.';
  return undefined;
}

/** Returns a server's address without slashes at its end; undefined when it is not valid. */
export function serverBaseAddress(text: string): string | undefined {
  if (serverAddressProblem(text) !== undefined) return undefined;
  const { origin, pathname } = new URL(text.trim());
  return origin + pathname.replace(/\/+$/, '');
}
