import { createMemoryHistory } from '@tanstack/react-router';
import { createQueryClient } from '~/api/query-client';
import { createConsoleRouter } from '~/router';

/** Creates the router of the console, for tests that read its routes and open none. */
export const idleRouter = () =>
  createConsoleRouter({
    queryClient: createQueryClient(),
    session: null,
    history: createMemoryHistory(),
  });
