import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { remember, remembered } from '~/components/remembered';
import { createListeners } from '~/domain/listeners';

/** The name and the icon of each colour scheme. */
export const schemeFaces = {
  light: ['Light', IconSun],
  dark: ['Dark', IconMoon],
  auto: ['System', IconDeviceDesktop],
} as const;

export type ColourScheme = keyof typeof schemeFaces;

// index.html reads it before the first paint. The key is Mantine's.
const key = 'mantine-color-scheme-value';

const listeners = createListeners<ColourScheme>();

/** What a browser that remembers nothing shows for as long as the page is open. */
let chosen: ColourScheme | undefined;

function currentScheme(): ColourScheme {
  const stored = chosen ?? remembered(key);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

/** Returns the chosen colour scheme. */
export const useColourScheme = (): ColourScheme =>
  useSyncExternalStore(listeners.add, currentScheme);

/** Shows the page in a colour scheme from now on. Every tab of the browser follows. */
export function chooseColourScheme(scheme: ColourScheme): void {
  chosen = remember(key, scheme) ? undefined : scheme;
  showColourScheme();
}

/** Shows the page in the chosen scheme. */
export function showColourScheme(): void {
  const scheme = currentScheme();
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const shown = scheme === 'auto' ? (isDark ? 'dark' : 'light') : scheme;
  document.documentElement.dataset.mantineColorScheme = shown;
  listeners.notify(scheme);
}

/**
 * Shows the page in the chosen scheme, as index.html does. It then follows the choice in other tabs and
 * the setting of the system. The first page has no component of Mantine, which would do this.
 */
export function followColourScheme(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) showColourScheme();
  };
  const system = matchMedia('(prefers-color-scheme: dark)');
  showColourScheme();
  addEventListener('storage', follow);
  system.addEventListener('change', showColourScheme);
  return () => {
    removeEventListener('storage', follow);
    system.removeEventListener('change', showColourScheme);
  };
}

/** Lets a provider of Mantine have the same colour scheme as the frame. */
export function colourSchemeManager() {
  let unsubscribe = () => {};
  return {
    get: currentScheme,
    // A provider also sets what it has just been told.
    set: (scheme: ColourScheme) => {
      if (scheme !== currentScheme()) chooseColourScheme(scheme);
    },
    clear: () => chooseColourScheme('auto'),
    subscribe: (onUpdate: (scheme: ColourScheme) => void) => {
      unsubscribe = listeners.add(onUpdate);
    },
    unsubscribe: () => unsubscribe(),
  };
}
