import type { OrganisationSummary } from '~/api/organisation-summary';
import { SummaryCard } from '~/components/summary-card/summary-card';
import { SummaryList } from '~/components/summary-card/summary-list';
import { TextLink } from '~/components/text-link';
import { serviceAccountTypeLabel } from '~/domain/service-account-type';
import { shownName } from '~/domain/shown-name';

interface ServiceAccountsCardProps {
  orgId: string;
  accounts: OrganisationSummary['serviceAccounts'];
}

/** Lists the accounts that tills and other services sign in with, and the type of each. */
export function ServiceAccountsCard({ orgId, accounts }: ServiceAccountsCardProps) {
  return (
    <SummaryCard
      title="Service Accounts"
      count={accounts.length}
      action={
        <TextLink to="/organisation/$orgId/serviceaccounts" params={{ orgId }}>
          Browse accounts
        </TextLink>
      }
    >
      <SummaryList
        label="Service Accounts"
        emptyText={
          <>
            No service accounts yet. Tills and other services sign in with one.{' '}
            <TextLink
              to="/organisation/$orgId/serviceaccounts/edit/$id"
              params={{ orgId, id: 'new' }}
            >
              Create an account
            </TextLink>
          </>
        }
        entries={accounts.map(({ serviceAccountID: id, name, serviceAccountType }) => ({
          key: id,
          name: (
            <TextLink
              to="/organisation/$orgId/serviceaccounts/edit/$id"
              params={{ orgId, id }}
              title={name}
            >
              {shownName(name)}
            </TextLink>
          ),
          note: serviceAccountTypeLabel(serviceAccountType),
        }))}
      />
    </SummaryCard>
  );
}
