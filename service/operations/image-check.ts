import { greatestImageSize, imageTypeOf } from '../../src/domain/images';

/**
 * Says why a text is not an image that the service stores (docs/product/service.md#stored-images):
 * base64 without a prefix, of a raster image, at most 1 MiB. Returns null for a valid image, and
 * for none.
 */
export function problemOfImage(base64: string | null | undefined): string | null {
  if (base64 === null || base64 === undefined) return null;
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.toString('base64') !== base64) return 'The image is not base64.';
  if (bytes.length > greatestImageSize) return 'The image is larger than 1 MiB.';
  return imageTypeOf(bytes) ? null : 'The image is no PNG, JPEG, GIF or WebP.';
}
