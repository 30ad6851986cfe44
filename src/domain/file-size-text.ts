const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/**
 * A size as people write it, in units of thousands: 49.3 MB.
 * @param bytes from 0
 */
export function fileSizeText(bytes: number): string {
  let size = bytes;
  let place = 0;
  // What would be rounded to a thousand belongs to the next unit.
  while (size >= 999.95 && place < units.length - 1) {
    size /= 1000;
    place += 1;
  }
  return new Intl.NumberFormat(undefined, {
    style: 'unit',
    unit: units[place] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: place === 0 ? 0 : 1,
  }).format(size);
}
