import { createFileRoute } from '@tanstack/react-router';
import { ValidateInvitationScreen } from '~/features/invitations/validate/validate-invitation-screen';

// Without a loader: a link that is only pointed at must not validate anything.
export const Route = createFileRoute('/_anonymous/invitations/validate/$token/$email')({
  staticData: { title: 'Validate Invitation' },
  component: RouteComponent,
});

function RouteComponent() {
  const { token, email } = Route.useParams();
  return <ValidateInvitationScreen token={token} email={email} />;
}
