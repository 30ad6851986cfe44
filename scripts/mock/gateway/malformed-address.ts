/**
 * Answers a call whose address has a percent sign that begins no character, as Prism answers a call that
 * does not fit the contract. Prism itself throws on such an address.
 * @returns null if every part of the path and of the query can be decoded
 */
export function malformedAddressAnswer(url: string): Response | null {
  const [path = '', query = ''] = url.split('#', 1)[0]?.split(/\?(.*)/s) ?? [];
  const parts = [...path.split('/'), ...query.split(/[&=]/)];
  const malformed = parts.find((part) => !isDecodable(part));
  if (malformed === undefined) return null;
  const location = path.split('/').includes(malformed) ? 'path' : 'query';
  const message = `"${malformed}" has a percent sign that begins no character`;
  return new Response('BadRequest', {
    status: 400,
    headers: {
      'Content-Type': 'text/plain',
      'Cache-Control': 'no-store',
      'sl-violations': JSON.stringify([{ location: ['request', location], message }]),
    },
  });
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
