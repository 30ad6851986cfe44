import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireOrganisationAdministrator } from '~/session/session';

export const Route = createFileRoute('/_signed-in/organisation/$orgId')({
  beforeLoad: ({ context, params }) => {
    // The literal text null stands for no organisation, which has none of these pages.
    if (params.orgId === 'null') throw redirect({ to: '/organisation/null', replace: true });
    requireOrganisationAdministrator(context.session);
  },
});
