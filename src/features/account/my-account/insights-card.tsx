import '@mantine/core/styles/Badge.css';
import { Badge } from '@mantine/core';
import type { UserSummary } from '~/api/user-summary';
import { SummaryCard } from '~/components/summary-card/summary-card';
import { SummaryList } from '~/components/summary-card/summary-list';

/**
 * The parts of Insights (docs/product/account-and-anonymous.md#insights-access): the flag that
 * grants each part, and its name.
 */
const parts = [
  { flag: 'insightsAggregatesReadAccess', name: 'Dashboards and Reports' },
  { flag: 'insightsTransactionAccess', name: 'Transactions View' },
  { flag: 'insightsAggregatesUpdateAccess', name: 'Remapping Labels' },
] as const satisfies readonly { flag: keyof UserSummary; name: string }[];

/** Shows each part of Insights as granted or denied. */
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
