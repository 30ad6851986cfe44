import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltScreen } from '~/shell/screens/not-built-screen';

export const Route = createFileRoute('/_anonymous/invitations/accept/$token/$email')({
  staticData: { title: 'Accept Invitation' },
  component: NotBuiltScreen,
});
