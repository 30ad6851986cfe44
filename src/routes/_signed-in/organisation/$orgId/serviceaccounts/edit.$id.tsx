import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltScreen } from '~/shell/screens/not-built-screen';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/serviceaccounts/edit/$id')({
  staticData: { title: 'Edit Service Account', createTitle: 'Create Service Account' },
  component: NotBuiltScreen,
});
