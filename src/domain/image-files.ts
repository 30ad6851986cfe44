import { GIF } from 'image-size/types/gif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';

/** The largest image that the console and the service accept, in bytes. */
export const greatestImageSize = 1024 * 1024;

/** The greatest width and height of an image, in pixels. Decoded, 4,096 x 4,096 take 64 MiB. */
const greatestImageSide = 4096;

// SVG is not among them, because it can carry scripts. The first bytes are in hexadecimal. Four
// bytes of WebP are the size of the file.
const types = {
  'image/png': { start: /^89504e470d0a1a0a/, header: PNG },
  'image/jpeg': { start: /^ffd8ff/, header: JPG },
  'image/gif': { start: /^47494638/, header: GIF },
  'image/webp': { start: /^52494646.{8}57454250/, header: WEBP },
};

/** Why a file is not an image that can be stored. Each side of the wire has its own words. */
export type ImageProblem = 'too many bytes' | 'no image' | 'damaged' | 'too many pixels';

/**
 * Checks an image by its first bytes, whatever the file is called, and by the dimensions in its
 * header (docs/product/validation.md#image). It decodes nothing: an image of a few kilobytes can
 * take hundreds of megabytes when it is decoded.
 */
export function imageProblem(bytes: Uint8Array): ImageProblem | undefined {
  if (bytes.length > greatestImageSize) return 'too many bytes';
  return problemOfHeader(bytes);
}

/** Says whether an image of these dimensions is too wide or too high. */
export function hasTooManyPixels({ width, height }: { width: number; height: number }): boolean {
  return Math.max(width, height) > greatestImageSide;
}

/** Makes the data URL of a base64 text; undefined when it is no image that can be shown. */
export function imageAddress(base64: string | null | undefined): string | undefined {
  if (!base64) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const isShown = problemOfHeader(bytes) === undefined;
    return isShown ? `data:${typeOf(bytes)};base64,${base64}` : undefined;
  } catch {
    // The text is not base64. The screen then shows no image instead of an error.
    return undefined;
  }
}

function typeOf(bytes: Uint8Array): keyof typeof types | undefined {
  const start = Array.from(bytes.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0'));
  const names = Object.keys(types) as (keyof typeof types)[];
  return names.find((name) => types[name].start.test(start.join('')));
}

function problemOfHeader(bytes: Uint8Array): ImageProblem | undefined {
  const type = typeOf(bytes);
  if (!type) return 'no image';
  const { header } = types[type];
  try {
    if (!header.validate(bytes)) return 'damaged';
    const size = header.calculate(bytes);
    if (hasTooManyPixels(size)) return 'too many pixels';
    return size.width > 0 && size.height > 0 ? undefined : 'damaged';
  } catch {
    // The file ends before its dimensions.
    return 'damaged';
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
