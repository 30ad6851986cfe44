import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltScreen } from '~/shell/screens/not-built-screen';

export const Route = createFileRoute('/_signed-in/admin/users/edit/$id')({
  staticData: { title: 'Edit User', createTitle: 'Create User' },
  component: NotBuiltScreen,
});
