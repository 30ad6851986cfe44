/** Formats 174,950 bytes as "175.0 kB": 1 kB is 1,000 bytes, as in the browser's own tools. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Formats bytes of memory: 1 MB is 1,000,000 bytes. */
export const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

export const milliseconds = (value: number) => `${Math.round(value)} ms`;

/** Milliseconds with a decimal, for times of which many are below one. */
export const tenths = (value: number) => `${value.toFixed(1)} ms`;

export const times = (ratio: number) => `${ratio.toFixed(2)} x`;
