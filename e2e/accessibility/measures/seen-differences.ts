/** A part of one of two pictures. */
export interface Part {
  picture: 0 | 1;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Counts the pixels of two parts of the same size that look different: by a contrast of 3:1 (WCAG 2.2,
 * 1.4.11), or by two fifths of a primary colour. It runs in an empty page, whose policy lets it read
 * pictures, so that it cannot use anything from outside of the function.
 * @param pictures two PNG pictures in base64
 */
export async function seenDifferences([pictures, pairs]: readonly [
  readonly string[],
  readonly (readonly [Part, Part])[],
]): Promise<number[]> {
  type Pixel = readonly number[];
  const bitmaps = await Promise.all(
    pictures.map(async (picture) => {
      const { body } = await fetch(`data:image/png;base64,${picture}`);
      return createImageBitmap(await new Response(body).blob());
    }),
  );
  const pixelsOf = ({ picture, x, y }: Part, width: number, height: number): Pixel[] => {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    const bitmap = bitmaps[picture];
    if (!context || !bitmap) throw new Error('There is no picture.');
    context.drawImage(bitmap, -x, -y);
    const { data } = context.getImageData(0, 0, width, height);
    return Array.from({ length: width * height }, (_, pixel) => [
      ...data.subarray(pixel * 4, pixel * 4 + 3),
    ]);
  };
  const luminance = (pixel: Pixel) => {
    const [red = 0, green = 0, blue = 0] = pixel.map((value) =>
      value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const isSeen = (one: Pixel, other: Pixel) => {
    const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    const isContrast = (lighter + 0.05) / (darker + 0.05) >= 3;
    return isContrast || one.some((value, index) => Math.abs(value - (other[index] ?? 0)) > 102);
  };
  return pairs.map(([one, other]) => {
    const width = Math.min(one.width, other.width);
    const height = Math.min(one.height, other.height);
    const others = pixelsOf(other, width, height);
    return pixelsOf(one, width, height).filter((pixel, index) => isSeen(pixel, others[index] ?? []))
      .length;
  });
}
