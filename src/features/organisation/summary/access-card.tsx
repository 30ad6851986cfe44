import type { OrganisationSummary } from '~/api/organisation-summary';
import { SummaryCard } from '~/components/summary-card/summary-card';
import { SummaryList } from '~/components/summary-card/summary-list';
import { TextLink } from '~/components/text-link';
import { OrganisationUserLinkType } from '~/domain/contract/enums.gen';
import { shownName } from '~/domain/shown-name';

interface AccessCardProps {
  orgId: string;
  links: OrganisationSummary['links'];
}

/** Lists the people and teams with access to the organisation, and marks the administrators. */
export function AccessCard({ orgId, links }: AccessCardProps) {
  return (
    <SummaryCard
      title="Access"
      count={links.length}
      action={
        <TextLink to="/organisation/$orgId/links" params={{ orgId }}>
          Browse access
        </TextLink>
      }
    >
      <SummaryList
        label="Access"
        emptyText={
          <>
            Nobody has access of their own yet.{' '}
            <TextLink to="/organisation/$orgId/links/create" params={{ orgId }}>
              Add Access
            </TextLink>{' '}
            or{' '}
            <TextLink to="/organisation/$orgId/invite" params={{ orgId }}>
              Invite User
            </TextLink>
          </>
        }
        entries={links.map(
          ({ organisationUserLinkID: id, linkType, teamUserName, isOrgAdmin }) => ({
            key: id,
            name: (
              <TextLink
                to="/organisation/$orgId/links/edit/$id"
                params={{ orgId, id }}
                title={teamUserName}
              >
                {shownName(teamUserName)}
              </TextLink>
            ),
            note: [
              linkType === OrganisationUserLinkType.Team ? 'Team' : 'User',
              ...(isOrgAdmin ? ['administrator'] : []),
            ].join(', '),
          }),
        )}
      />
    </SummaryCard>
  );
}
