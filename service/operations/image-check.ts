import { type ImageProblem, imageProblem } from '../../src/domain/image-files';

const reasons: Record<ImageProblem, string> = {
  'too many bytes': 'The image is larger than 1 MiB.',
  'no image': 'The image is not a PNG, JPEG, GIF or WebP.',
  damaged: 'The image is damaged: its width and height cannot be read.',
  'too many pixels': 'The image is wider or higher than 4,096 pixels.',
};

/**
 * Says why a text is not an image that the service stores (docs/product/service.md#stored-images):
 * base64 without a prefix, of a raster image, at most 1 MiB and 4,096 x 4,096 pixels. Returns null
 * for a valid image, for none, and for the stored one, which must not block a save of other fields.
 */
export function problemOfImage(
  base64: string | null | undefined,
  stored: string | null | undefined,
): string | null {
  if (base64 === null || base64 === undefined || base64 === stored) return null;
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.toString('base64') !== base64) return 'The image is not base64.';
  const problem = imageProblem(bytes);
  return problem ? reasons[problem] : null;
}
