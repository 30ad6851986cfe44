const examples = 'such as https://server.example';

// Browsers remove control characters and blanks from an address, and read a backslash as a slash.
const hiddenInAddresses = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

/**
 * Returns the field error of the address of a POS Core instance, a deployment server or an
 * integration server; undefined when it is valid. Valid is an http or https address to which the
 * console can append the path of a call.
 */
export function serverAddressProblem(text: string): string | undefined {
  if (text.trim() === '') return `Enter an address, ${examples}.`;
  const problem = pageAddressProblem(text);
  if (problem !== undefined) return problem;
  if (/[?#]/.test(text)) return 'The address cannot contain "?" or "#": paths are added to it.';
  return undefined;
}

/** Returns the field error of the address of a page, which is empty, or http or https. */
export function pageAddressProblem(text: string): string | undefined {
  const address = text.trim();
  if (address === '') return undefined;
  if (hiddenInAddresses.test(address))
    return 'The address has a space or a hidden character in it.';
  if (!/^https?:\/\//i.test(address)) {
    return `The address has to begin with https:// or http://, ${examples}.`;
  }
  if (!URL.canParse(address)) return `This is not an address, ${examples}.`;
  return credentialsProblem(address);
}

/**
 * Returns the field error of an address with a user name or a password, which every reader of the record
 * and of its history would see; undefined for every other text.
 */
export function credentialsProblem(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { username, password } = new URL(text);
  return username || password ? 'The address cannot contain a user name or a password.' : undefined;
}

// What a Content-Security-Policy of level 3 can name: neither an IPv6 address nor an underscore.
const nameableOrigin = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?(?::\d+)?$/;

/**
 * Returns the origin of an http or https address as the connect-src of a Content-Security-Policy names
 * it; undefined when no policy can. A semicolon in a host would even begin another directive.
 */
export function policySourceOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin } = new URL(address);
  return nameableOrigin.test(origin) ? origin : undefined;
}

/**
 * Returns the field error of the address of a POS Core instance; undefined when it is valid. Valid is
 * an address of a server to which the policy of a page can let the console send calls.
 */
export function instanceAddressProblem(text: string): string | undefined {
  const problem = serverAddressProblem(text);
  if (problem !== undefined || policySourceOf(text) !== undefined) return problem;
  return 'The console cannot ask this host. Use a name of letters, digits, hyphens and dots, or an IPv4 address.';
}

/** Returns a server's address without slashes at its end; undefined when it is not valid. */
export function serverBaseAddress(text: string): string | undefined {
  if (serverAddressProblem(text) !== undefined) return undefined;
  const { origin, pathname } = new URL(text.trim());
  return origin + pathname.replace(/(?<!\/)\/+$/, '');
}
