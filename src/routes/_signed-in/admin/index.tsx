import { createFileRoute } from '@tanstack/react-router';
import { adminSummaryQueries } from '~/api/admin-summary';
import { AdminSummaryScreen } from '~/features/admin/summary/admin-summary-screen';

export const Route = createFileRoute('/_signed-in/admin/')({
  staticData: { title: 'Administration summary', reads: ['/admin/summary/?limit=20'] },
  loader: ({ context }) => void context.queryClient.prefetchQuery(adminSummaryQueries.summary()),
  component: AdminSummaryScreen,
});
