import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltScreen } from '~/shell/screens/not-built-screen';

export const Route = createFileRoute('/_signed-in/user/$userId')({
  staticData: { title: 'My Account' },
  component: NotBuiltScreen,
});
