import { createFileRoute } from '@tanstack/react-router';
import { InvitationApprovedScreen } from '~/features/invitations/invitation-approved-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_anonymous/invitations/approved')({
  staticData: { title: 'Invitation approved' },
  component: themed(InvitationApprovedScreen),
});
