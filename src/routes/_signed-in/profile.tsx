import { createFileRoute } from '@tanstack/react-router';
import { ownProfileQueries } from '~/api/own-profile';
import { EditMyProfileScreen } from '~/features/account/profile/edit-my-profile-screen';
import { themed } from '~/themed';

// The stale time of `prefetchRecord`, for a record without an id.
const fiveSeconds = 5_000;

export const Route = createFileRoute('/_signed-in/profile')({
  staticData: { title: 'Edit My Profile', reads: ['/api/user/profile'] },
  loader: ({ context }) =>
    context.queryClient.prefetchQuery({ ...ownProfileQueries.single(), staleTime: fiveSeconds }),
  component: themed(EditMyProfileScreen),
});
