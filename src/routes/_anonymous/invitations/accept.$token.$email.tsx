import { createFileRoute } from '@tanstack/react-router';
import { AcceptInvitationScreen } from '~/features/invitations/accept-invitation-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_anonymous/invitations/accept/$token/$email')({
  staticData: { title: 'Accept Invitation' },
  component: themed(AcceptInvitationScreen),
});
