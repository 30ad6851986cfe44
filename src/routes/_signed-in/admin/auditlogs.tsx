import { createFileRoute } from '@tanstack/react-router';
import { auditLogQueries } from '~/api/audit-logs';
import { AuditLogsScreen } from '~/features/admin/audit-logs/audit-logs-screen';
import { auditQuery, parseAuditSearch } from '~/features/admin/audit-logs/audit-search';
import { currentPageSize } from '~/features/admin/audit-logs/use-page-size';

export const Route = createFileRoute('/_signed-in/admin/auditlogs')({
  staticData: { title: 'Audit Logs' },
  validateSearch: parseAuditSearch,
  loaderDeps: ({ search }) => search,
  // Not waited for: the table shows its frame while the entries come.
  loader: ({ context, deps, cause }) => {
    // Later pages and filters are asked for by the screen, which ends what it no longer wants.
    if (cause === 'stay') return;
    void context.queryClient.prefetchQuery(auditLogQueries.descriptions());
    void context.queryClient.prefetchQuery(
      auditLogQueries.page(auditQuery(deps, currentPageSize())),
    );
  },
  component: AuditLogsRoute,
});

function AuditLogsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AuditLogsScreen
      search={search}
      onSearchChange={(next, isStep) =>
        navigate({ search: parseAuditSearch(next), replace: !isStep, resetScroll: false })
      }
    />
  );
}
