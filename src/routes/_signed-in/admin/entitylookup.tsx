import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltScreen } from '~/shell/screens/not-built-screen';

export const Route = createFileRoute('/_signed-in/admin/entitylookup')({
  staticData: { title: 'Entity Lookup' },
  component: NotBuiltScreen,
});
