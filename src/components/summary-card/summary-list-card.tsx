import type { ComponentProps } from 'react';
import { SummaryCard } from './summary-card';
import { SummaryList } from './summary-list';

type SummaryListCardProps = Omit<ComponentProps<typeof SummaryCard>, 'children'> &
  Omit<ComponentProps<typeof SummaryList>, 'label'>;

/** A card whose content is a list. The title names both. */
export function SummaryListCard({ entries, emptyText, ...card }: SummaryListCardProps) {
  return (
    <SummaryCard {...card}>
      <SummaryList label={card.title} entries={entries} emptyText={emptyText} />
    </SummaryCard>
  );
}
