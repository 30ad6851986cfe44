/** The largest image that the console and the service accept, in bytes. */
export const greatestImageSize = 1024 * 1024;

export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

const signatures: [ImageType, (bytes: Uint8Array) => boolean][] = [
  ['image/png', (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/jpeg', (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff])],
  ['image/gif', (bytes) => startsWith(bytes, [0x47, 0x49, 0x46, 0x38])],
  [
    'image/webp',
    (bytes) =>
      startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) &&
      startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]),
  ],
];

const startsWith = (bytes: Uint8Array, signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * Finds the type of an image from its first bytes, whatever the file is called.
 * @returns undefined for everything that is no raster image, and for SVG, which can carry scripts
 */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  return signatures.find(([, matches]) => matches(bytes))?.[0];
}

/**
 * Makes the data URL of an image that is stored as base64 without the prefix; undefined when the
 * text is no image of an accepted type.
 */
export function imageAddress(base64: string | null | undefined): string | undefined {
  if (!base64) return undefined;
  try {
    const start = Uint8Array.from(atob(base64.slice(0, 32)), (character) =>
      character.charCodeAt(0),
    );
    const type = imageTypeOf(start);
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
 * @param address the address in the record
 * @param origin the console's origin
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
