import { createFileRoute, redirect } from '@tanstack/react-router';
import { organisationLandingOf } from '~/session/session';

export const Route = createFileRoute('/_signed-in/organisation/')({
  beforeLoad: ({ context: { session } }) => {
    throw redirect({ ...organisationLandingOf(session), replace: true });
  },
});
