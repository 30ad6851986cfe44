import '@mantine/core/styles/Badge.css';
import { Badge } from '@mantine/core';
import type { UserSummary } from '~/api/user-summary';
import { SummaryCard } from '~/components/summary-card/summary-card';
import { SummaryList } from '~/components/summary-card/summary-list';

/**
 * What each part of Insights is called (docs/product/account-and-anonymous.md#insights-access), by
 * the flag that grants it.
 */
const parts = [
  { flag: 'insightsAggregatesReadAccess', name: 'Dashboards and Reports' },
  { flag: 'insightsTransactionAccess', name: 'Transactions View' },
  { flag: 'insightsAggregatesUpdateAccess', name: 'Remapping Labels' },
] as const satisfies readonly { flag: keyof UserSummary; name: string }[];

/** What a person may do in Insights; whatever is not granted is denied. */
export function InsightsCard({ summary }: { summary: UserSummary }) {
  return (
    <SummaryCard title="Insights access">
      <SummaryList
        label="Insights access"
        emptyText=""
        entries={parts.map(({ flag, name }) => ({
          key: flag,
          name,
          badge: summary[flag] ? (
            <Badge size="sm" variant="light" color="green">
              Granted
            </Badge>
          ) : (
            <Badge size="sm" variant="light" color="gray">
              Denied
            </Badge>
          ),
        }))}
      />
    </SummaryCard>
  );
}
