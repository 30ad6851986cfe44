import { createFileRoute } from '@tanstack/react-router';
import { adminSummaryQueries } from '~/api/admin-summary';
import { AdminSummaryScreen } from '~/features/admin/summary/admin-summary-screen';

export const Route = createFileRoute('/_signed-in/admin/')({
  staticData: { title: 'Administration summary' },
  // Not waited for: the screen shows its frame while the figures come.
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(adminSummaryQueries.summary());
  },
  component: AdminSummaryScreen,
});
