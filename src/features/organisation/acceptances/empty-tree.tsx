import { useQuery } from '@tanstack/react-query';
import { organisationQueries } from '~/api/organisations';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { TextLink } from '~/components/text-link';
import { OrganisationType } from '~/domain/contract/enums.gen';

const emptyText =
  'This organisations is not authorised to use any applications. Please contact your administrator.';

/**
 * The text of an empty tree (docs/product/versions-and-health.md#empty-acceptance-tree). The root
 * organisation also gets the reason: only the organisations below it install versions.
 */
export function EmptyTree({ orgId }: { orgId: string }) {
  const { data: organisation } = useQuery(organisationQueries.listed(orgId));
  const isRoot = organisation?.organisationType === OrganisationType.Root;
  return (
    <LoadingOverlay
      isEmpty
      emptyText={emptyText}
      message={
        isRoot ? (
          <>
            The root organisation installs no versions itself. The organisations below it do, once{' '}
            <TextLink
              to="/organisation/$orgId/authorisations"
              params={{ orgId }}
              underline="always"
            >
              versions are authorised
            </TextLink>{' '}
            for them.
          </>
        ) : undefined
      }
    />
  );
}
