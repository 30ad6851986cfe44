import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltScreen } from '~/shell/screens/not-built-screen';

export const Route = createFileRoute('/_signed-in/organisation/$orgId/links/edit/$id')({
  staticData: { title: 'Edit Access', createTitle: 'Add Access' },
  component: NotBuiltScreen,
});
