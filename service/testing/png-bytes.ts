/** The first bytes of a PNG file, up to its dimensions in pixels. The service reads no more. */
export function pngBytes(width = 1, height = 1): Buffer {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000', 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
