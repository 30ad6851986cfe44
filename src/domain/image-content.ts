/** The largest image that is accepted, in bytes. */
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
 * What kind of image a file's content is, whatever its name says. SVG, which can carry scripts, and
 * anything else that is no raster image is undefined.
 */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  return signatures.find(([, matches]) => matches(bytes))?.[0];
}

/**
 * The address that shows an image stored as base64 without its prefix; undefined when the text is
 * no image that this console accepts.
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
    // Not base64: nothing to show, and nothing to fail for.
    return undefined;
  }
}
