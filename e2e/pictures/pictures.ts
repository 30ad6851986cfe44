import type { Screen } from './screens/screen';

export const colourSchemes = ['light', 'dark'] as const;
export type ColourScheme = (typeof colourSchemes)[number];

export const windowSizes = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 390, height: 844 },
} as const;
export type WindowSize = keyof typeof windowSizes;

/** Returns the window sizes in which a screen has pictures. */
export const sizesOf = ({ isNarrowToo }: Screen): WindowSize[] =>
  isNarrowToo ? ['wide', 'narrow'] : ['wide'];

/** Names the file of a picture: `users-dark.webp`, `users-narrow-dark.webp`. */
export function pictureName({ name }: Screen, size: WindowSize, scheme: ColourScheme): string {
  return `${name}${size === 'narrow' ? '-narrow' : ''}-${scheme}.webp`;
}
