/** Formats 174,950 bytes as "175.0 kB": 1 kB is 1,000 bytes, as in the browser's own tools. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export const milliseconds = (value: number) => `${Math.round(value)} ms`;

export const times = (ratio: number) => `${ratio.toFixed(2)} x`;
