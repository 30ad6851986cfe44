import { type ReactNode, useEffect } from 'react';
import { pageFailureWords } from '~/api/failure-words';
import { PlainButton, PlainButtonLink } from '~/components/plain-button';
import { loginAddress } from '~/domain/console-names';
import { onAnnouncement } from '~/session/session-channel';
import { reloadPage } from '~/session/unsaved-edits';
import { onRestored } from '~/session/use-session-watch';
import { keepWantedPage } from '~/session/wanted-page';
import classes from '../console-shell.module.css';
import { HeaderFrame } from '../header/header-frame';
import { useDocumentTitle } from '../route-focus';
import { MessageScreen } from './message-screen';

/** The frame of the screens that start-up shows before or instead of the router. */
export function StartUpFrame({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <>
      <HeaderFrame homeLink={(brand) => <a href="/">{brand}</a>} />
      <main className={classes.content}>{children}</main>
    </>
  );
}

/** The screen of a failed start-up (docs/product/shell.md#failed-loading-admin-page). */
export function FailedLoadingScreen({ error }: { error: unknown }) {
  return (
    <MessageScreen
      title="Failed Loading Admin Page"
      actions={<PlainButton onClick={() => globalThis.location.reload()}>Refresh</PlainButton>}
    >
      <p>Please refresh the page to try again.</p>
      <p>{pageFailureWords(error)}</p>
    </MessageScreen>
  );
}

/**
 * The screen for a visitor without a session (docs/product/shell.md#login-required). It reloads
 * when another tab announces a sign-in, and when the browser restores it.
 * @param href the page that the visitor wants to open
 */
export function LoginRequiredScreen({ href }: { href: string }) {
  useEffect(() => {
    const stop = onAnnouncement(({ kind }) => {
      if (kind === 'signed-in') reloadPage();
    });
    const forget = onRestored(reloadPage);
    return () => {
      stop();
      forget();
    };
  }, []);

  return (
    <MessageScreen
      title="Login Required"
      actions={
        <PlainButtonLink href={loginAddress} onClick={() => keepWantedPage(href)}>
          Login
        </PlainButtonLink>
      }
    >
      <p>You are not logged in. Please log in to continue.</p>
    </MessageScreen>
  );
}
