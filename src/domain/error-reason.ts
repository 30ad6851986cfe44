const extendedValue = /^utf-8'[^']*'(.*)$/i;
const plainLine = /^[\x20-\x7e]*$/;
const longestReason = 300;

/**
 * A reason as the value of the header X-Error-Reason, which has room for a line of ASCII only: a plain
 * line as it is, any other text as an extended value of RFC 8187 (decision 0070).
 */
export function reasonHeader(reason: string): string {
  const line = [...reason.replace(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, longestReason).join('');
  if (plainLine.test(line) && !extendedValue.test(line)) return line;
  // Half of a surrogate pair is no character, and cannot be encoded.
  const text = line.replace(/\p{Cs}/gu, '\ufffd');
  return `UTF-8''${encodeURIComponent(text).replace(/['()*]/g, escaped)}`;
}

/** The reason of such a header; one that is encoded wrongly as received. */
export function reasonOfHeader(value: string | null): string | undefined {
  const received = value?.trim() ?? '';
  const text = extendedValue.exec(received)?.[1];
  return (text === undefined ? received : decoded(text, received)).trim() || undefined;
}

function decoded(text: string, received: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return received;
  }
}

// What RFC 8187 wants encoded, and encodeURIComponent leaves as it is.
const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
