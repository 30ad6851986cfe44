import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { Session } from '~/session/session';
import { ConsoleShell } from '~/shell/console-shell';

interface RouterContext {
  queryClient: QueryClient;
  /** Null on the pages that need no sign-in. */
  session: Session | null;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: ConsoleShell,
});
