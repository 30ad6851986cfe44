import './themed.css';
import { MantineProvider } from '@mantine/core';
import { getNonce } from 'get-nonce';
import { type FunctionComponent, type ReactNode, useState } from 'react';
import { Refusals } from './components/refusals';
import { colourSchemeManager } from './shell/colour-scheme';
import { theme } from './theme';

/**
 * A component without properties. `void` keeps its return type out of the types of the routes, which
 * the screens themselves use.
 */
type NoProps = () => void;

/**
 * Gives a screen what Mantine's components need: the theme and the colour scheme. The frame of the
 * page and the first screen need none of them, so they come with the screens that do.
 */
export function themed(screen: NoProps): FunctionComponent {
  const Screen = screen as FunctionComponent;
  return function Themed() {
    return (
      <Theme>
        <Screen />
        <Refusals />
      </Theme>
    );
  };
}

/** `startConsole` has set it. */
const styleNonce = () => getNonce() ?? '';

/** Provides the theme and the colour scheme to Mantine's components. */
export function Theme({ children }: { children: ReactNode }) {
  const [manager] = useState(colourSchemeManager);
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
      // A style sheet has the variables of the theme (decision 0088).
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
