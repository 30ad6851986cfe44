import { MantineProvider, type MantineThemeOverride } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';

/** Shows a page within the console's stack: React, Mantine, the router and the query cache. */
export function showPage(component: RouteComponent, theme?: MantineThemeOverride): void {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/', component });
  const router = createRouter({ routeTree: root.addChildren([page]) });
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id root.');
  createRoot(container).render(
    <MantineProvider theme={theme} getStyleNonce={styleNonce}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

// Vite writes this element. The server puts the nonce of its policy into it.
const styleNonce = () =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
