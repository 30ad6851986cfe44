import { greatestImageSize, imageTypeOf } from '~/domain/images';

/**
 * Reads an image file as base64 without the data URL's prefix (docs/product/validation.md#image).
 * @throws Error with a message for the person if the file is too large or its content is not an
 * image
 */
export async function readImage(file: Blob): Promise<string> {
  if (file.size > greatestImageSize) throw new Error('The image is larger than 1 MiB.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (imageTypeOf(bytes) === undefined) {
    throw new Error('This file is not an image. Choose a PNG, JPEG, GIF or WebP file.');
  }
  return toBase64(bytes);
}

function toBase64(bytes: Uint8Array): string {
  // In chunks, because a function call has a maximum number of arguments.
  let characters = '';
  for (let start = 0; start < bytes.length; start += 0x8000) {
    characters += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(characters);
}
