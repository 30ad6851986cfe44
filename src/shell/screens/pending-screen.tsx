import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';

/** A page that is on its way. */
export function PendingScreen() {
  return <LoadingOverlay isLoading />;
}
