import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { Session } from '~/session/session';
import { ConsoleShell } from '~/shell/console-shell';

interface RouterContext {
  queryClient: QueryClient;
  /** Null if nobody is signed in, which only pages without sign-in allow. */
  session: Session | null;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // No other route takes an address with a malformed percent sequence.
  staticData: { title: 'Page not found' },
  component: ConsoleShell,
});
