import { createFileRoute } from '@tanstack/react-router';
import { posCoreInstanceQueries } from '~/api/pos-core-instances';
import { prefetchRecord } from '~/api/query-client';
import { EditPosCoreInstanceScreen } from '~/features/admin/pos-core-instances/edit-pos-core-instance-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/admin/poscoreinstances/edit/$id')({
  staticData: {
    title: 'Edit POS Core Instance',
    createTitle: 'Create POS Core Instance',
    reads: ['/api/posCoreInstance/{id}'],
  },
  loader: ({ context, params }) =>
    prefetchRecord(context.queryClient, posCoreInstanceQueries.single, params.id),
  component: themed(EditPosCoreInstanceScreen),
});
