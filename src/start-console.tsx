import './styles';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createBrowserHistory, type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { lazy, type ReactNode, Suspense, startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { senderHeaders } from './api/client';
import { LoadingOverlay } from './components/loading-overlay/loading-overlay';
import { forget, remembered } from './components/remembered';
import { unansweredCalls } from './domain/call-outcome';
import { logoutAddress, signOutKey } from './domain/console-names';
import { addressWithPlainIds } from './domain/pasted-id';
import { createConsoleRouter } from './router';
import { SessionProvider } from './session/session';
import { announce } from './session/session-channel';
import type { StartUp } from './session/start-up';
import { takeWantedPage } from './session/wanted-page';
import { followColourScheme } from './shell/colour-scheme';
import { areDeviationsShown, reportDeviations } from './shell/deviations/watch-deviations';
import { onCaughtError } from './shell/screens/error-screen';
import {
  FailedLoadingScreen,
  LoginRequiredScreen,
  StartUpFrame,
} from './shell/screens/start-up-screens';
import { restoreTimeZone } from './shell/time-zone';

const DeviationsBadge = lazy(async () => {
  const { DeviationsBadge: Badge } = await import('./shell/deviations/deviations-badge');
  const { themed } = await import('./themed');
  return { default: themed(Badge) };
});

// Milliseconds. A page whose data arrives within it appears complete. A slower one shows its frame
// first.
const patience = 300;

interface StartOptions {
  container: HTMLElement;
  queryClient: QueryClient;
  /** The calls of start-up, which are already pending. */
  answers: StartUp;
  /** The browser's history by default. */
  history?: RouterHistory;
}

/**
 * Starts the console (docs/product/shell.md#start-up): the session, the lists, then the page. The
 * page's own calls run in parallel with those of the lists.
 */
export async function startConsole(options: StartOptions): Promise<Root> {
  const { container, queryClient, answers, history = createBrowserHistory() } = options;
  const styleNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  // Mantine and other libraries that create style elements.
  if (styleNonce) setNonce(styleNonce);
  reportDeviations();
  restoreTimeZone();
  followColourScheme();
  const root = createRoot(container, { onCaughtError });
  const show = (page: ReactNode) => {
    // As a transition, React pauses every few milliseconds, so that the page can answer a key meanwhile.
    startTransition(() =>
      root.render(
        <>
          <QueryClientProvider client={queryClient}>{page}</QueryClientProvider>
          {areDeviationsShown() ? (
            <Suspense>
              <DeviationsBadge />
            </Suspense>
          ) : null}
        </>,
      ),
    );
    return root;
  };
  const showFrame = (title: string, screen: ReactNode) =>
    show(<StartUpFrame title={title}>{screen}</StartUpFrame>);
  const showFailure = (error: unknown) =>
    showFrame('Failed Loading Admin Page', <FailedLoadingScreen error={error} />);

  /** Awaits a call. If the call takes too long, it shows a frame that reports that. */
  const answerTo = async <Answer,>(call: Promise<Answer>) => {
    const stop = unansweredCalls.subscribe(() =>
      showFrame('Loading...', <LoadingOverlay isLoading />),
    );
    return call.finally(stop);
  };

  const outcome = await answerTo(answers.session);
  if (outcome.kind === 'failed') return showFailure(outcome.error);
  const leaving = remembered(signOutKey);
  forget(signOutKey);
  if (outcome.kind === 'signed-in' && outcome.session.userID === leaving) {
    globalThis.location.replace(logoutAddress);
    return root;
  }
  if (outcome.kind === 'login-required') {
    announce({ kind: 'not-signed-in' });
    return showFrame('Login Required', <LoginRequiredScreen href={history.location.href} />);
  }

  const session = outcome.kind === 'signed-in' ? outcome.session : null;
  if (session) {
    senderHeaders['X-User-ID'] = encodeURIComponent(session.userID);
    announce({ kind: 'signed-in', userID: session.userID });
    const wanted = takeWantedPage();
    if (wanted && history.location.href === '/') history.replace(wanted);
    const { href, state } = history.location;
    const plain = addressWithPlainIds(href);
    if (plain !== href) history.replace(plain, state);
  }
  const router = createConsoleRouter({ queryClient, session, history });
  const page = Promise.race([router.load(), after(patience)]);
  const listsFailure = await answerTo(answers.listsFailure);
  if (listsFailure) return showFailure(listsFailure);
  await page;
  return show(
    <SessionProvider value={session}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
}

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
