const imageData = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

/**
 * Decides whether the console can show an image of a record: a data URL of an image, or an address
 * on the console's own origin. The Content-Security-Policy blocks every other origin, so that no
 * other server learns that a page was opened. An SVG that is shown as an image runs no scripts.
 * @returns the URL to load; undefined when there is no image to show
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
