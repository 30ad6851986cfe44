import { createFileRoute } from '@tanstack/react-router';
import { userSummaryQueries } from '~/api/user-summary';
import { MyAccountScreen } from '~/features/account/my-account/my-account-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/user/$userId')({
  staticData: { title: 'My Account', reads: ['/api/User/summary/{userId}'] },
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(userSummaryQueries.single(params.userId)),
  component: themed(MyAccountScreen),
});
