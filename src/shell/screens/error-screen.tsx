import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ApiError } from '~/api/api-error';
import { beginVisit } from '~/api/failed-reads';
import { pageFailureWords } from '~/api/failure-words';
import { OrganisationRefused } from '~/api/organisation-refused';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { focusHeading } from '~/components/page-heading';
import { PlainButton, PlainButtonLink } from '~/components/plain-button';
import { Refusal } from '~/session/session';
import { reloadPage } from '~/session/unsaved-edits';
import { ChunkLoadError, claimReload } from '../load-chunk';
import { HomeButton, MessageScreen } from './message-screen';
import { LoginRequiredScreen } from './start-up-screens';

const RefusedOrganisation = lazy(async () => {
  const { RefusedOrganisation: Screen } = await import('./missing-organisation-screen');
  return { default: Screen };
});

/** The router's replacement for a page that fails. No page is ever blank. */
export function ErrorScreen({ error, reset }: ErrorComponentProps<unknown>) {
  const router = useRouter();
  if (error instanceof Refusal) {
    if (error.reason === 'not-allowed') return <NotAllowedScreen />;
    return <LoginRequiredScreen href={router.latestLocation.href} />;
  }
  if (error instanceof OrganisationRefused) {
    return (
      <Suspense fallback={<LoadingOverlay isLoading />}>
        <RefusedOrganisation error={error} NotAllowed={NotAllowedScreen} />
      </Suspense>
    );
  }
  if (error instanceof ChunkLoadError && error.type !== 'unreached') {
    return <MissingPart error={error} />;
  }
  if (error instanceof ApiError && error.status === 403) {
    return <NotAllowedScreen reason={error.reason} />;
  }
  return <FailedPage error={error} reset={reset} />;
}

function NotAllowedScreen({ reason }: { reason?: string | undefined }) {
  return (
    <MessageScreen title="Not allowed" actions={<HomeButton />}>
      <p>Your account does not have the rights to see this page.</p>
      {reason ? <p>{reason}</p> : null}
    </MessageScreen>
  );
}

/** Retry repeats failed calls, and loads a chunk whose server could not be reached. */
function FailedPage({ error, reset }: ErrorComponentProps<unknown>) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const isChunk = error instanceof ChunkLoadError;
  const retry = async () => {
    queries.reset();
    beginVisit(queryClient);
    // The message of a chunk stays until the retry has ended.
    if (!isChunk) reset();
    setIsBusy(isChunk);
    await router.invalidate();
    setIsBusy(false);
    if (isChunk) reset();
    // The button has gone with the focus.
    if (document.activeElement === document.body) focusHeading({ preventScroll: true });
  };
  return (
    <MessageScreen
      title={isChunk ? error.message : 'This page could not be loaded'}
      actions={
        <>
          <PlainButton aria-disabled={isBusy || undefined} onClick={() => isBusy || void retry()}>
            Retry
          </PlainButton>
          {isChunk ? (
            <PlainButton variant="default" onClick={() => globalThis.location.reload()}>
              Reload
            </PlainButton>
          ) : null}
          <HomeButton variant="default" />
        </>
      }
    >
      <p role="alert">
        {isChunk
          ? 'A part of this page could not be fetched, since the server was not reached. Check your connection, then try again. If that does not help, reload the page.'
          : pageFailureWords(error)}
      </p>
    </MessageScreen>
  );
}

/** A missing chunk is mostly one of an old version. A reload loads the new version. */
function MissingPart({ error }: { error: ChunkLoadError }) {
  useEffect(() => {
    if (error.type === 'missing' && claimReload(error.chunk)) reloadPage();
  }, [error]);

  return (
    <MessageScreen
      title={error.message}
      actions={
        <>
          <PlainButton onClick={reloadPage}>Reload</PlainButton>
          <PlainButtonLink variant="default" href="/">
            Send me home
          </PlainButtonLink>
        </>
      }
    >
      <p role="alert">
        {error.type === 'timeout'
          ? 'A part of this page did not arrive in time.'
          : 'A part of this page is missing; there may be a new version.'}
      </p>
    </MessageScreen>
  );
}

/**
 * Logs an error that an error boundary has caught. It does not log expected failures, which the
 * page shows: a failed call, a refused page and a missing chunk.
 */
export function onCaughtError(error: unknown): void {
  const isExpected =
    error instanceof ApiError ||
    error instanceof OrganisationRefused ||
    error instanceof Refusal ||
    error instanceof ChunkLoadError;
  if (!isExpected) console.error(error);
}
