import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

/** The name and the icon of each colour scheme. */
export const schemeFaces = {
  light: ['Light', IconSun],
  dark: ['Dark', IconMoon],
  auto: ['System', IconDeviceDesktop],
} as const;
