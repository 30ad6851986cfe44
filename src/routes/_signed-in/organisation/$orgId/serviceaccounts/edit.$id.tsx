import { createFileRoute } from '@tanstack/react-router';
import { outletNodesQuery } from '~/api/outlet-nodes';
import { prefetchRecord } from '~/api/query-client';
import { serviceAccountQueries } from '~/api/service-accounts';
import { EditServiceAccountScreen } from '~/features/organisation/service-accounts/edit-service-account-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/serviceaccounts/edit/$id')({
  staticData: {
    title: 'Edit Service Account',
    createTitle: 'Create Service Account',
    reads: [
      '/api/organisation/{orgId}/serviceaccounts/{id}',
      '/api/organisation/{orgId}/outlets/nodes',
    ],
  },
  loader: ({ context, params: { orgId, id } }) => {
    // Does not wait: the form does not need the outlets to appear.
    void context.queryClient.prefetchQuery(outletNodesQuery(orgId));
    const single = (recordId: string) => serviceAccountQueries.single(orgId, recordId);
    return prefetchRecord(context.queryClient, single, id);
  },
  component: themed(EditServiceAccountScreen),
});
