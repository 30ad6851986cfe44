import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';

/** The screen of a page that is loading. */
export function PendingScreen() {
  return <LoadingOverlay isLoading />;
}
