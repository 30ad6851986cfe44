import { createFileRoute } from '@tanstack/react-router';
import { auditLogQueries } from '~/api/audit-logs';
import { AuditLogsScreen } from '~/features/admin/audit-logs/audit-logs-screen';
import { currentPageSize } from '~/features/admin/audit-logs/audit-page-size';
import { auditQuery } from '~/features/admin/audit-logs/audit-query';
import { parseAuditSearch } from '~/features/admin/audit-logs/audit-search';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/admin/auditlogs')({
  staticData: { title: 'Audit Logs', reads: ['/api/auditlog/descriptions'] },
  validateSearch: parseAuditSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, cause }) => {
    // The screen itself reads later pages and filters, and aborts stale calls.
    if (cause === 'stay') return;
    void context.queryClient.prefetchQuery(auditLogQueries.descriptions());
    void context.queryClient.prefetchQuery(
      auditLogQueries.page(auditQuery(deps, currentPageSize())),
    );
  },
  component: themed(AuditLogsScreen),
});
