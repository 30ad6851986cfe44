import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireRole } from '~/session/session';

const openTo = 'organisation-administrator';

export const Route = createFileRoute('/_signed-in/organisation/$orgId')({
  staticData: { openTo },
  beforeLoad: ({ context, params }) => {
    // The literal text null stands for no organisation, which has none of these pages.
    if (params.orgId === 'null') throw redirect({ to: '/organisation/null', replace: true });
    requireRole(context.session, openTo);
  },
});
