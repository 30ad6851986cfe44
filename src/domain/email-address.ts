import { hasHiddenCharacters, storedText, textKey } from './stored-text';

// Quotes, brackets and separators would make another address of it in the header of a mail.
const localPart = /^[^\s"<>()[\]{}\\,;:@]+$/u;
const label = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;

/** Whether a text is an email address, and nothing beside it (docs/product/validation.md#email-structure). */
export function isEmailAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  return (
    more.length === 0 &&
    localPart.test(local) &&
    labels.length > 1 &&
    labels.every((each) => label.test(each)) &&
    !hasHiddenCharacters(text)
  );
}

/** What a field says of a malformed address. */
export const malformedAddress = 'Enter an email address such as name@example.com.';

const domainKey = (domain: string): string => {
  // Of anything else the parser takes a part, or makes the address of a computer.
  const labels = domain.split('.');
  if (!labels.every((each) => label.test(each)) || /^\d/.test(labels.at(-1) ?? '')) {
    return textKey(domain);
  }
  try {
    // The only parser of browsers that knows the letters beyond ASCII of a domain.
    return new URL(`http://${domain}`).hostname;
  } catch {
    return textKey(domain);
  }
};

/**
 * Returns what two addresses of one mailbox have in common: they differ in case and composition, or
 * write the domain in punycode. The address of an account is found and kept unique by it.
 */
export function emailKey(email: string): string {
  const at = email.lastIndexOf('@');
  if (at === -1) return textKey(email);
  return `${textKey(email.slice(0, at))}@${domainKey(textKey(email.slice(at + 1)))}`;
}

// The signs of Chinese and Japanese keyboards.
const asciiSigns: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '；': ';',
  '＠': '@',
  '＜': '<',
  '＞': '>',
  '（': '(',
  '）': ')',
  '．': '.',
  '。': '.',
  '｡': '.',
};
const withAsciiSigns = (text: string) =>
  text.replaceAll(/[，、；＠＜＞（）．。｡]/g, (sign) => asciiSigns[sign] ?? sign);

/** An address in brackets: what stands beside them is the name of its owner. */
const inBrackets = /[<([]\s*(?:mailto:\s*)?([^\s<>()[\]@]*@[^\s<>()[\]@]*)\s*[>)\]]/gi;

const bracketed = (text: string) =>
  [...text.matchAll(inBrackets)].map(([, address = '']) => address);

/**
 * Takes the wrapping off an address that was copied from a mail or a list: quotes, brackets with a
 * name beside them, `mailto:`, and separators at its ends. The result may be no address. Its time is linear in
 * the length of the text, since anybody can send one to the sign-in page.
 */
export function pastedAddress(text: string): string {
  const plain = storedText(withAsciiSigns(text));
  const [first, second] = bracketed(plain);
  const address = first !== undefined && second === undefined ? first : plain;
  return address
    .replace(/^[-–—•*·▪◦‣] /u, '')
    .replace(/^"[^"@]*" | \([^()@]*\)$/g, '')
    .replace(/^["'`“”„‘’‚«»<([]+/u, '')
    .replace(/^mailto:([^?]*)(\?.*)?$/i, '$1')
    .replace(signsAtEnd, '');
}

// The lookbehind lets a match begin only once in a row of such signs. Without it, the time would grow with
// the square of the row.
const signsAtEnd = /(?<![\s"'`“”‘’«»>)\].,;:])[\s"'`“”‘’«»>)\].,;:]+$/u;

/** A part of a pasted list that is no address. */
export interface NoAddress {
  text: string;
  error: string;
}

/** What a pasted list has: each address once, in the order of the list, and what is none. */
export interface PastedAddresses {
  addresses: string[];
  rest: NoAddress[];
}

// Names in quotes and what is in brackets may have separators.
const atSemicolons = /(?:"[^"\r\n]*"|<[^<>\r\n]*>|\([^()\r\n]*\)|[^;\r\n])+/g;
const atCommas = /(?:"[^"]*"|<[^<>]*>|\([^()]*\)|[^,])+/g;

/**
 * Reads a list of addresses as mail programs and spreadsheets copy it: separated by commas,
 * semicolons, line breaks, tabs or blanks, with names, quotes, brackets and bullets
 * (docs/product/many-at-once.md#invitations).
 * @param errorOf says what is wrong with an address
 */
export function pastedAddresses(
  text: string,
  errorOf: (address: string) => string | undefined,
): PastedAddresses {
  const addresses = new Map<string, string>();
  const rest: NoAddress[] = [];
  for (const entry of entriesOf(withAsciiSigns(text))) {
    const address = pastedAddress(entry);
    const error = errorOf(address);
    if (error !== undefined) rest.push({ text: storedText(entry), error });
    else if (!addresses.has(emailKey(address))) addresses.set(emailKey(address), address);
  }
  return { addresses: [...addresses.values()], rest };
}

function entriesOf(text: string): string[] {
  return (text.match(atSemicolons) ?? []).flatMap((part) => {
    const entries = (part.match(atCommas) ?? []).filter((entry) => entry.trim() !== '');
    return entries.flatMap((entry, index) => {
      // "Olsen, Uma <uma@example.com>" is one entry, whose name has a comma.
      const next = entries[index + 1] ?? '';
      if (!entry.includes('@') && bracketed(next).length > 0) return [];
      const list = /^\s*"([^"@]*@[^"@]*@[^"]*)"\s*$/.exec(entry)?.[1];
      if (list !== undefined) return entriesOf(list);
      // The other cells of a row of a spreadsheet are names.
      const cells = entry.split('\t').filter((cell) => cell.includes('@'));
      return cells.length > 0 ? cells.flatMap(partsOf) : [entry];
    });
  });
}

/** Splits addresses that only blanks separate. A single address with a blank inside is a mistake. */
function partsOf(entry: string): string[] {
  const marked = bracketed(entry);
  if (marked.length > 0) return marked.length > 1 ? marked : [entry];
  const words = entry.trim().split(/\s+/);
  return words.every((word) => word.includes('@')) ? words : [entry];
}
