import './themed.css';
import {
  DEFAULT_THEME,
  MantineContext,
  MantineThemeContext,
  mergeMantineTheme,
} from '@mantine/core';
import { type FunctionComponent, type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useColourScheme } from './shell/colour-scheme';
import { styleNonce } from './shell/style-nonce';
import { theme } from './theme';

const merged = mergeMantineTheme(DEFAULT_THEME, theme);
const root = () => document.documentElement;

/**
 * A component without properties. `void` keeps its return type out of the types of the routes, which
 * the screens themselves use.
 */
type NoProps = () => void;

/**
 * Gives a screen what Mantine's components need: the theme and the colour scheme. The frame of the
 * page and the first screen need none of them, so they come with the screens that do. The variables
 * of the theme are in a style sheet (decision 0088).
 */
export function themed(screen: NoProps): FunctionComponent {
  const Screen = screen as FunctionComponent;
  return function Themed() {
    return (
      <Theme>
        <Screen />
      </Theme>
    );
  };
}

/** Provides the theme and the colour scheme to Mantine's components. */
export function Theme({ children }: { children: ReactNode }) {
  const { scheme: colorScheme, choose: setColorScheme } = useColourScheme();
  const context = useMemo(
    () => ({
      colorScheme,
      setColorScheme,
      clearColorScheme: () => setColorScheme('auto'),
      getRootElement: root,
      classNamesPrefix: 'mantine',
      getStyleNonce: styleNonce,
      cssVariablesSelector: ':root',
      withStaticClasses: true,
    }),
    [colorScheme, setColorScheme],
  );
  useLayoutEffect(() => {
    root().dataset.respectReducedMotion = 'true';
  }, []);
  return (
    <MantineContext value={context}>
      <MantineThemeContext value={merged}>{children}</MantineThemeContext>
    </MantineContext>
  );
}
