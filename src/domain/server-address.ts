/** The base address of a server: what the paths of its calls are added to. */
const examples = 'such as https://server.example';

// Browsers drop control characters and blanks from an address, and read a backslash as a slash.
const hiddenCharacters = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

/**
 * Why a text cannot be the address of a POS Core, deployment or integration server, in words for
 * the person who entered it; undefined when it can. Only http and https, and only an address that
 * paths can be added to.
 */
export function serverAddressProblem(text: string): string | undefined {
  const address = text.trim();
  if (address === '') return `Enter an address, ${examples}.`;
  if (hiddenCharacters.test(address)) return 'The address has a space or a hidden character in it.';
  if (!/^https?:\/\//i.test(address)) {
    return `The address has to begin with https:// or http://, ${examples}.`;
  }
  if (!URL.canParse(address)) return `This is not an address, ${examples}.`;
  const { username, password } = new URL(address);
  if (username || password) return 'The address cannot contain a user name or a password.';
  if (/[?#]/.test(address)) return 'The address cannot contain "?" or "#": paths are added to it.';
  return undefined;
}

/**
 * The address that a call of a server goes to, without the call's path and a slash at the end;
 * undefined where the text is no address of a server.
 */
export function serverBaseAddress(text: string): string | undefined {
  if (serverAddressProblem(text) !== undefined) return undefined;
  const { origin, pathname } = new URL(text.trim());
  return origin + pathname.replace(/\/+$/, '');
}
