/**
 * The icons that only some rows have. An icon of every row is a background image, which draws
 * faster.
 */
const paths = {
  added: 'M12 5v14M5 12h14',
  changed: 'M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z',
  deleted: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.2 10.5v5.5M13.8 10.5v5.5',
  restore: 'M5 5v4.5h4.5M5.3 9.3a7.5 7.5 0 1 1-.6 4.7',
  undo: 'M9 6L4.5 10.5L9 15M5 10.5h9.5a5 5 0 0 1 0 9H10',
};

interface RowIconProps {
  name: keyof typeof paths;
  size?: number;
}

/** A small icon in a row. Its text stands beside it or is the name of its button. */
export function RowIcon({ name, size = 16 }: RowIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={name === 'changed' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
