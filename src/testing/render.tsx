import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  type RouterHistory,
} from '@tanstack/react-router';
import { type RenderOptions, render as renderBare } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';

interface Options extends Omit<RenderOptions, 'wrapper'> {
  /** Default: one in memory, which knows neither Back nor beforeunload. */
  history?: RouterHistory;
}

/**
 * Renders a component inside the theme provider and an empty router. Components below
 * `src/components` may use no other context.
 * @returns Testing Library's result, the history and a user
 */
export function render(element: ReactElement, options: Options = {}) {
  const { history = createMemoryHistory({ initialEntries: ['/'] }), ...rest } = options;
  const router = createRouter({ routeTree: createRootRoute(), history });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterContextProvider router={router}>
      <MantineProvider env="test">{children}</MantineProvider>
    </RouterContextProvider>
  );
  return {
    user: userEvent.setup(),
    history,
    ...renderBare(element, { wrapper, ...rest }),
  };
}
