import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltScreen } from '~/shell/screens/not-built-screen';

export const Route = createFileRoute('/_signed-in/admin/integrationserver/edit/$id')({
  staticData: {
    title: 'Edit POS Core Instance',
    createTitle: 'Create Integration Server Instance',
  },
  component: NotBuiltScreen,
});
