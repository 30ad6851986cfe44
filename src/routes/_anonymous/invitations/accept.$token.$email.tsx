import { createFileRoute } from '@tanstack/react-router';
import { AcceptInvitationScreen } from '~/features/invitations/accept-invitation-screen';

export const Route = createFileRoute('/_anonymous/invitations/accept/$token/$email')({
  staticData: { title: 'Accept Invitation' },
  component: AcceptInvitationScreen,
  remountDeps: ({ params }) => params,
});
