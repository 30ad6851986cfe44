import { createFileRoute, redirect } from '@tanstack/react-router';
import { landingOf } from '~/session/landing';

// Without a session it is the public home page, which is empty
// (docs/product/routes-and-roles.md#landing-page): the header has the login.
export const Route = createFileRoute('/')({
  beforeLoad: ({ context: { session } }) => {
    if (session) throw redirect({ ...landingOf(session), replace: true });
  },
});
