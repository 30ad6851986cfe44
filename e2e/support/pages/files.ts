// Files as a person would choose them.

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const aPng = {
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: Buffer.from(onePixel, 'base64'),
};

/** SVG is an image, but it can contain scripts. */
export const aVector = {
  name: 'picture.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};
