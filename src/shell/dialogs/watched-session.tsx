import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { showNotice } from '~/components/notices/frame-notice';
import { PlainButton, PlainButtonLink } from '~/components/plain-button';
import { SessionEndProvider } from '~/components/session-end';
import { loginAddress } from '~/domain/console-names';
import { useOptionalSession } from '~/session/session';
import { reloadPage } from '~/session/unsaved-edits';
import { useSessionWatch } from '~/session/use-session-watch';
import { AlertDialog } from './alert-dialog';

/**
 * Watches the session of the page. After its end the page stays as it is, edits included. Once the
 * same user is back, it repeats failed queries and route loads
 * (docs/product/shell.md#session-that-ends).
 */
export function WatchedSession({ children }: { children: ReactNode }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const resume = useCallback(() => {
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    void router.invalidate({ filter: (match) => match.status === 'error' });
  }, [queryClient, router]);
  const { end, check, hasEnded } = useSessionWatch(useOptionalSession(), resume, sayKept);
  // After a sign-out in another tab the dialog hides the page, since the person may have left.
  const hasSignedOut = end === 'signed-out';
  return (
    <SessionEndProvider value={hasEnded}>
      {children}
      {end ? (
        <AlertDialog
          title="Your session has ended"
          hidesPage={hasSignedOut}
          actions={
            <>
              {hasSignedOut ? (
                <PlainButton variant="default" onClick={reloadPage}>
                  Drop my changes
                </PlainButton>
              ) : null}
              <PlainButton variant="default" onClick={() => void check()}>
                I have signed in
              </PlainButton>
              <PlainButtonLink
                href={loginAddress}
                target="_blank"
                rel="noopener"
                // A Space that the person was typing must not drop the changes.
                data-first-focus
              >
                Login in a new tab
              </PlainButtonLink>
            </>
          }
        >
          <p>
            {hasSignedOut
              ? 'You have signed out in another tab. This one had changes that were not saved: sign in again in a new tab, then return here.'
              : 'Sign in again in a new tab, then return here.'}{' '}
            Nothing that you have entered is lost.
          </p>
        </AlertDialog>
      ) : null}
    </SessionEndProvider>
  );
}

/** The page shows what it had read: nothing is read or saved by the rights that are gone. */
const sayKept = () =>
  showNotice({
    text: 'Your rights have changed. What you have entered stays here, but may not be saved.',
    isLeaving: false,
  });
