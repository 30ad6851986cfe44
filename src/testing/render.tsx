import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { type RenderOptions, render as renderBare } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';

/**
 * Renders a component inside the theme provider and an empty router. Components below
 * `src/components` may use no other context.
 * @returns Testing Library's result, the history and a user
 */
export function render(element: ReactElement, options?: Omit<RenderOptions, 'wrapper'>) {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterContextProvider router={router}>
      <MantineProvider env="test">{children}</MantineProvider>
    </RouterContextProvider>
  );
  return {
    user: userEvent.setup(),
    history: router.history,
    ...renderBare(element, { wrapper, ...options }),
  };
}
