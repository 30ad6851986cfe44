import { createFileRoute } from '@tanstack/react-router';
import { userQueries } from '~/api/users';
import { completeGridSearch } from '~/components/record-grid/grid-search';
import { UsersGridScreen } from '~/features/admin/users/users-grid-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/admin/users/')({
  staticData: { title: 'Users', reads: ['/api/user'] },
  validateSearch: completeGridSearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(userQueries.list()),
  component: themed(UsersGridScreen),
});
