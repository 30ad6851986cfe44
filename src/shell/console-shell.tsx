import { Outlet, useRouterState } from '@tanstack/react-router';
import { focusHeading } from '~/components/focus-heading';
import { UnansweredFrameNotice } from '~/components/unanswered-notice/unanswered-notice';
import { BreadcrumbBar } from './breadcrumb/breadcrumb-bar';
import classes from './console-shell.module.css';
import { ChunkFailureDialog } from './dialogs/chunk-failure-dialog';
import { WatchedSession } from './dialogs/watched-session';
import { ConsoleHeader } from './header/console-header';
import { RouteFocus } from './route-focus';

/** What surrounds every page: header, breadcrumb, and what watches over them. */
export function ConsoleShell() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });

  return (
    <WatchedSession>
      {/* No link: a changed hash would be a navigation, which unsaved edits hold up. */}
      <button type="button" className={classes.skipLink} onClick={() => focusHeading()}>
        Skip to content
      </button>
      <ConsoleHeader />
      <BreadcrumbBar />
      {isLoading ? <div className={classes.progress} aria-hidden /> : null}
      <main tabIndex={-1} className={classes.content} aria-busy={isLoading}>
        <UnansweredFrameNotice />
        <Outlet />
      </main>
      <RouteFocus />
      <ChunkFailureDialog />
    </WatchedSession>
  );
}
