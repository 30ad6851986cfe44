/** The largest image that the console and the service accept, in bytes. */
export const greatestImageSize = 1024 * 1024;

export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

// The first bytes in hexadecimal. Four bytes of WebP are the size of the file.
const signatures: [ImageType, RegExp][] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/gif', /^47494638/],
  ['image/webp', /^52494646.{8}57454250/],
];

/**
 * Finds the type of an image from its first bytes, whatever the file is called.
 * @returns undefined for everything that is no raster image, and for SVG, which can carry scripts
 */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const start = [...bytes.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0'));
  return signatures.find(([, signature]) => signature.test(start.join('')))?.[0];
}

/** Makes the data URL of a base64 text; undefined when it is no image of an accepted type. */
export function imageAddress(base64: string | null | undefined): string | undefined {
  if (!base64) return undefined;
  try {
    const start = atob(base64.slice(0, 32));
    const type = imageTypeOf(Uint8Array.from(start, (character) => character.charCodeAt(0)));
    return type && `data:${type};base64,${base64}`;
  } catch {
    // The text is not base64. The screen then shows no image instead of an error.
    return undefined;
  }
}

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
