const imageData = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

/**
 * Decides whether an image of a record can be shown: one that is in the address itself, or that the
 * console's own server has. The Content-Security-Policy lets nothing be loaded from elsewhere, so
 * that opening a page tells no other server about it. An SVG shown as an image runs no scripts.
 * @param address as the record has it
 * @param origin of the console
 * @returns what to load; undefined when there is nothing to show
 */
export function imageSource(
  address: string | null | undefined,
  origin: string,
): string | undefined {
  const text = address?.trim();
  if (!text) return undefined;
  if (imageData.test(text)) return text;
  if (!URL.canParse(text, origin)) return undefined;
  const url = new URL(text, origin);
  const isOwn = url.origin === origin && /^https?:$/.test(url.protocol);
  return isOwn ? url.href : undefined;
}
