/** 174,950 bytes are "175.0 kB": thousands, as the browser's own tools count. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export const milliseconds = (value: number) => `${Math.round(value)} ms`;

export const times = (ratio: number) => `${ratio.toFixed(2)} x`;
