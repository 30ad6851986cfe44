import { createFileRoute } from '@tanstack/react-router';
import { organisationProfileQueries } from '~/api/organisation-profile';
import { prefetchRecord } from '~/api/query-client';
import { EditOrganisationProfileScreen } from '~/features/organisation/profile/edit-organisation-profile-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/profile')({
  staticData: { title: 'Edit Organisation Profile', reads: ['/api/organisation/{orgId}/profile'] },
  loader: ({ context, params }) =>
    prefetchRecord(context.queryClient, organisationProfileQueries.single, params.orgId),
  component: themed(EditOrganisationProfileScreen),
});
