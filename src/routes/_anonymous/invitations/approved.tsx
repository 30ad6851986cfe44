import { createFileRoute } from '@tanstack/react-router';
import { InvitationApprovedScreen } from '~/features/invitations/invitation-approved-screen';

export const Route = createFileRoute('/_anonymous/invitations/approved')({
  staticData: { title: 'Invitation approved' },
  component: InvitationApprovedScreen,
});
