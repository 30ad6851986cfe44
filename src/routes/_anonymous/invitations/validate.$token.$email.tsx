import { createFileRoute } from '@tanstack/react-router';
import { ValidateInvitationScreen } from '~/features/invitations/validate-invitation-screen';
import { themed } from '~/themed';

// No loader: a preload on hover must not validate the invitation.
export const Route = createFileRoute('/_anonymous/invitations/validate/$token/$email')({
  staticData: { title: 'Validate Invitation' },
  component: themed(ValidateInvitationScreen),
});
