import type { UserSummary } from '~/api/user-summary';
import { SafeLink } from '~/components/safe-link';
import { SummaryCard } from '~/components/summary-card/summary-card';
import { SummaryList } from '~/components/summary-card/summary-list';

/** Lists the documents that the person has agreed to, each with a link to its text. */
export function AgreementsCard({
  documents,
}: {
  documents: UserSummary['latestConsentDocuments'];
}) {
  return (
    <SummaryCard title="Consented Agreements" count={documents.length}>
      <SummaryList
        label="Consented Agreements"
        emptyText="No agreement was needed so far."
        entries={documents.map(({ consentDocumentID: id, title, version }) => ({
          key: id,
          name: (
            <SafeLink
              address={`/authentication/ViewConsentDocument?consentDocumentID=${encodeURIComponent(id)}`}
            >
              {title || 'No title'}
            </SafeLink>
          ),
          note: version ? `Version ${version}` : undefined,
        }))}
      />
    </SummaryCard>
  );
}
