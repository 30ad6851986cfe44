import { createFileRoute, redirect } from '@tanstack/react-router';
import { landingOf } from '~/session/session';

// Without a session this is the public home page, which is empty: the header has the login
// (docs/product/routes-and-roles.md#landing-page).
export const Route = createFileRoute('/')({
  beforeLoad: ({ context: { session } }) => {
    if (session) throw redirect({ ...landingOf(session), replace: true });
  },
});
