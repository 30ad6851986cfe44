import { createFileRoute } from '@tanstack/react-router';
import { prefetchRecord } from '~/api/query-client';
import { userQueries } from '~/api/users';
import { EditUserScreen } from '~/features/admin/users/edit-user-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/admin/users/edit/$id')({
  staticData: { title: 'Edit User', createTitle: 'Create User', reads: ['/api/user/{id}'] },
  loader: ({ context, params }) =>
    prefetchRecord(context.queryClient, userQueries.single, params.id),
  component: themed(EditUserScreen),
});
