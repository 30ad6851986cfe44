import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltScreen } from '~/shell/screens/not-built-screen';

export const Route = createFileRoute('/_signed-in/admin/clients/edit/$id')({
  staticData: { title: 'Edit Client', createTitle: 'Create Client' },
  component: NotBuiltScreen,
});
