import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltScreen } from '~/shell/screens/not-built-screen';

export const Route = createFileRoute('/_anonymous/resetpassword/')({
  staticData: { title: 'Password Reset Request' },
  component: NotBuiltScreen,
});
