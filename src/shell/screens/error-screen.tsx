import { Button } from '@mantine/core';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiError } from '~/api/api-error';
import { failureWords } from '~/api/failure-words';
import { Refusal } from '~/session/refusal';
import { reloadPage } from '~/session/unsaved-edits';
import { ChunkLoadError } from '../chunks/load-chunk';
import { claimReload } from '../chunks/reload-once';
import { LoginRequiredScreen } from './login-required-screen';
import { MessageScreen } from './message-screen';
import { NotAllowedScreen } from './not-allowed-screen';

/** The router's replacement for a page that fails. No page is ever blank. */
export function ErrorScreen({ error, reset }: ErrorComponentProps<unknown>) {
  if (error instanceof Refusal) {
    return error.reason === 'login-required' ? <LoginRequiredScreen /> : <NotAllowedScreen />;
  }
  if (error instanceof ChunkLoadError && error.type === 'unreached') {
    return <UnreachedPart error={error} reset={reset} />;
  }
  if (error instanceof ChunkLoadError) return <MissingPart error={error} />;
  if (error instanceof ApiError && error.status === 403) {
    return <NotAllowedScreen reason={error.reason} />;
  }
  return <FailedPage error={error} reset={reset} />;
}

function FailedPage({ error, reset }: ErrorComponentProps<unknown>) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const retry = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  return (
    <MessageScreen
      title="This page could not be loaded"
      actions={
        <>
          <Button onClick={retry}>Retry</Button>
          <Button variant="default" component={Link} to="/">
            Send me home
          </Button>
        </>
      }
    >
      <p role="alert">{failureWords(error, { otherwise: 'Unknown error' })}</p>
    </MessageScreen>
  );
}

/** Retry can load a chunk whose server could not be reached. */
function UnreachedPart({ error, reset }: { error: ChunkLoadError; reset: () => void }) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const retry = async () => {
    setIsBusy(true);
    await router.invalidate();
    setIsBusy(false);
    reset();
  };
  return (
    <MessageScreen
      title={error.message}
      actions={
        <>
          <Button loading={isBusy} onClick={() => void retry()}>
            Retry
          </Button>
          <Button variant="default" onClick={() => globalThis.location.reload()}>
            Reload
          </Button>
          <Button variant="default" component={Link} to="/">
            Send me home
          </Button>
        </>
      }
    >
      <p role="alert">
        A part of this page could not be fetched, since the server was not reached. Check your
        connection, then try again. If that does not help, reload the page.
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
          <Button onClick={reloadPage}>Reload</Button>
          <Button variant="default" component="a" href="/">
            Send me home
          </Button>
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
