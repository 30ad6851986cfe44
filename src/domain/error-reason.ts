import { cutText } from './text-limit';

const extendedValue = /^utf-8'[^']*'(.*)$/i;
const plainLine = /^[\x20-\x7e]*$/;

/** Cuts a reason: one of another back end may be of any length. */
export const cutReason = (reason: string): string => cutText(reason, 300);

/**
 * Encodes a reason as the value of the header X-Error-Reason, which holds one line of ASCII: a line
 * of ASCII as it is, any other text as an extended value of RFC 8187 (decision 0010).
 */
export function reasonHeader(reason: string): string {
  const line = cutReason(reason.replace(/[\s\p{Cc}]+/gu, ' ').trim());
  if (plainLine.test(line) && !extendedValue.test(line)) return line;
  // A lone surrogate cannot be encoded.
  const text = line.replace(/\p{Cs}/gu, '\ufffd');
  return `UTF-8''${encodeURIComponent(text).replace(/['()*]/g, escaped)}`;
}

/** Decodes the reason of such a header; a malformed extended value comes back as received. */
export function reasonOfHeader(value: string | null): string | undefined {
  const received = value?.trim() ?? '';
  const text = extendedValue.exec(received)?.[1];
  const reason = text === undefined ? received : decoded(text, received);
  return cutReason(reason.trim()) || undefined;
}

function decoded(text: string, received: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return received;
  }
}

// RFC 8187 wants these characters encoded, and encodeURIComponent does not encode them.
const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
