import '@mantine/core/styles/SimpleGrid.css';
import { SimpleGrid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { adminSummaryQueries } from '~/api/admin-summary';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { PageHeading } from '~/components/page-heading';
import { SummaryCard, type SummaryCardProps } from '~/components/summary-card/summary-card';
import { TextLink } from '~/components/text-link';
import { figureCards, listCards } from './admin-cards';
import classes from './admin-summary.module.css';

/** The tools that have no figures in the summary. */
const toolCards: SummaryCardProps[] = [
  {
    title: 'Audit Logs',
    action: <TextLink to="/admin/auditlogs">Open audit logs</TextLink>,
    children: <p className={classes.about}>Who did what, when and for which organisation.</p>,
  },
  {
    title: 'Entity Lookup',
    action: <TextLink to="/admin/entitylookup">Look up an id</TextLink>,
    children: (
      <p className={classes.about}>Find any outlet, account, device or other record by its id.</p>
    ),
  },
  {
    title: 'Statistics',
    action: <TextLink to="/admin/statistics">Open statistics</TextLink>,
    children: (
      <p className={classes.about}>Outlets and transactions of a month by POS Core instance.</p>
    ),
  },
];

const columns = { base: 1, sm: 2, lg: 3 };
const toCard = (card: SummaryCardProps) => <SummaryCard key={card.title} {...card} />;

/**
 * The Administration summary (docs/product/administration.md#administration-summary): the records
 * of the platform, and a link to each part.
 */
export function AdminSummaryScreen() {
  const { data, error, isPending, refetch } = useQuery(adminSummaryQueries.summary());
  return (
    <>
      <PageHeading>Administration summary</PageHeading>
      <LoadingOverlay isLoading={isPending} error={data ? null : error} onRetry={() => refetch()}>
        {data && (
          <Stack gap="md">
            <SimpleGrid cols={columns}>{listCards(data).map(toCard)}</SimpleGrid>
            <div className={classes.figures}>{figureCards(data).map(toCard)}</div>
            <SimpleGrid cols={columns}>{toolCards.map(toCard)}</SimpleGrid>
          </Stack>
        )}
      </LoadingOverlay>
    </>
  );
}
