import type { QueryClient } from '@tanstack/react-query';
import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router';
import type { RouteRead } from './api/calls';
import { LoadingOverlay } from './components/loading-overlay/loading-overlay';
import type { Role } from './domain/roles';
import { routeTree } from './route-tree.gen';
import type { Session } from './session/session';
import { checkNavigations } from './shell/navigation/navigation-check';
import { ErrorScreen } from './shell/screens/error-screen';
import { NotFoundScreen } from './shell/screens/message-screen';

interface RouterOptions {
  queryClient: QueryClient;
  session: Session | null;
  /** The browser's history by default. */
  history?: RouterHistory;
}

/** Creates the router of the console, with the screens that all routes share. */
export function createConsoleRouter({ history, ...context }: RouterOptions) {
  const router = createRouter({
    routeTree,
    history,
    context,
    defaultPendingComponent: () => <LoadingOverlay isLoading />,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    // Search parameters are text: the default would read an id such as 662E41 as a number.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
    // The routes hold to the letter (docs/product/routes-and-roles.md#any-other-path).
    caseSensitive: true,
    defaultPreload: 'intent',
    // Each query has its own stale time.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 400,
    defaultPendingMinMs: 300,
    // What a person began with one record or organisation, such as a dialog, must not act on another.
    defaultRemountDeps: ({ params }) => params,
    scrollRestoration: true,
  });
  checkNavigations(router, context.queryClient);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
  interface StaticDataRouteOption {
    /** The name of the screen, with which the document title begins. */
    title?: string;
    /** The name if the id is `new` (docs/product/routes-and-roles.md#creating-by-an-edit-route). */
    createTitle?: string;
    /**
     * The calls that the loader sends. index.html sends them before the console's scripts have come
     * (decision 0086). Their parameters are the first ones of the page's path.
     */
    reads?: readonly RouteRead[];
    /** The loader sends others if the address has a search. */
    readsDependOnSearch?: boolean;
    /**
     * The lowest role that may open the route and those below it; without it, every role. Its guard is
     * `requireRole`. The build writes it into index.html (decision 0086).
     */
    openTo?: Role;
  }
}
