import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltScreen } from '~/shell/screens/not-built-screen';

export const Route = createFileRoute('/_anonymous/invitations/approved')({
  staticData: { title: 'Invitation approved' },
  component: NotBuiltScreen,
});
