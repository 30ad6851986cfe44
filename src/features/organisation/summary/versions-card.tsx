import type { OrganisationSummary } from '~/api/organisation-summary';
import { SummaryCard } from '~/components/summary-card/summary-card';
import { SummaryList } from '~/components/summary-card/summary-list';
import { TextLink } from '~/components/text-link';

interface VersionsCardProps {
  orgId: string;
  /** A root installs no versions (docs/product/organisation.md#version-links). */
  isRoot: boolean;
  /** The organisations whose versions this one authorises. */
  childOrganisations: OrganisationSummary['childOrganisations'];
}

/** Links to the pages that install versions of apps, authorise them, and show what runs. */
export function VersionsCard({ orgId, isRoot, childOrganisations }: VersionsCardProps) {
  const install = {
    key: 'install',
    name: (
      <TextLink to="/organisation/$orgId/acceptances" params={{ orgId }}>
        Install Versions
      </TextLink>
    ),
    detail: 'New versions of the apps, to be accepted',
  };
  const authorise = {
    key: 'authorise',
    name: (
      <TextLink to="/organisation/$orgId/authorisations" params={{ orgId }}>
        Version Authorisation
      </TextLink>
    ),
    detail: childText(childOrganisations),
  };
  const health = {
    key: 'health',
    name: (
      <TextLink to="/organisation/$orgId/systemhealth" params={{ orgId }}>
        System Health
      </TextLink>
    ),
    detail: 'What runs at outlets and terminals',
  };
  return (
    <SummaryCard title="Versions">
      <SummaryList
        label="Versions"
        emptyText=""
        entries={[
          ...(isRoot ? [] : [install]),
          ...(childOrganisations.length > 0 ? [authorise] : []),
          health,
        ]}
      />
    </SummaryCard>
  );
}

function childText(organisations: VersionsCardProps['childOrganisations']): string {
  const total = organisations.length;
  const inactive = organisations.filter(({ active }) => !active).length;
  if (total === 1) return `For one child organisation${inactive ? ', inactive' : ''}`;
  const outOfUse = inactive === 0 ? '' : `, ${inactive.toLocaleString()} inactive`;
  return `For ${total.toLocaleString()} child organisations${outOfUse}`;
}
