import { createFileRoute, redirect } from '@tanstack/react-router';
import { userLandingOf } from '~/session/session';

export const Route = createFileRoute('/_signed-in/user/')({
  beforeLoad: ({ context: { session } }) => {
    throw redirect({ ...userLandingOf(session), replace: true });
  },
});
