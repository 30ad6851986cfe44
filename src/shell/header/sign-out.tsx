import { useInterval, useWindowEvent } from '@mantine/hooks';
import { IconLogout } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useRef, useState } from 'react';
import { sessionQueries } from '~/api/session';
import { pressedKey } from '~/components/focus';
import { PlainButton } from '~/components/plain-button';
import { forget, remember } from '~/components/remembered';
import { logoutAddress, signOutKey } from '~/domain/console-names';
import { announce } from '~/session/session-channel';
import { isLoginRequired } from '~/session/start-up';
import { AlertDialog } from '../dialogs/alert-dialog';
import menuClasses from '../disclosure/disclosure-menu.module.css';
import { forgetPlaces } from '../palette/forget-places';

/** Milliseconds between two attempts while the server cannot be reached. */
const pause = 5_000;

/**
 * Logout (docs/product/shell.md#login-and-logout-addresses). It asks for the session first: without an answer
 * the browser would show a page of its own, and the person would take it for the end of the session.
 */
export function SignOut({ userID }: { userID: string }) {
  const queryClient = useQueryClient();
  const [hasFailed, setHasFailed] = useState(false);
  const isWanted = useRef(false);
  const signOut = async () => {
    isWanted.current = true;
    forgetPlaces();
    const read = { ...sessionQueries.current(), staleTime: 0, retry: false };
    const isReached = await queryClient.fetchQuery(read).then(() => true, isLoginRequired);
    // The person may have decided to stay meanwhile.
    if (!isWanted.current) return;
    setHasFailed(!isReached);
    // A restart of the console signs out, if this page is closed before it can.
    if (!isReached) return remember(signOutKey, userID);
    forget(signOutKey);
    announce({ kind: 'signing-out' });
    globalThis.location.assign(logoutAddress);
  };
  const stay = () => {
    isWanted.current = false;
    forget(signOutKey);
    setHasFailed(false);
  };
  const press = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain) return;
    event.preventDefault();
    void signOut();
  };
  return (
    <>
      <a href={logoutAddress} className={menuClasses.entry} onClick={press}>
        <IconLogout size="1rem" aria-hidden />
        Logout
      </a>
      {hasFailed ? <StillSignedIn retry={() => void signOut()} stay={stay} /> : null}
    </>
  );
}

/** Hides the page, since the person may leave, and tries again by itself. */
function StillSignedIn({ retry, stay }: { retry: () => void; stay: () => void }) {
  useWindowEvent('online', retry);
  useInterval(retry, pause, { autoInvoke: true });
  // Escape would close the menu, and the dialog with it.
  const keepOpen = (event: KeyboardEvent) =>
    pressedKey(event) === 'Escape' && event.stopImmediatePropagation();
  useWindowEvent('keydown', keepOpen, { capture: true });
  return (
    <AlertDialog
      title="You are still signed in"
      hidesPage
      actions={
        <>
          <PlainButton onClick={retry}>Try again</PlainButton>
          <PlainButton variant="default" onClick={stay}>
            Stay signed in
          </PlainButton>
        </>
      }
    >
      <p>
        The server could not be reached, so that you are not signed out. The console tries again by
        itself. Until it succeeds, whoever uses this browser can act as you.
      </p>
    </AlertDialog>
  );
}
