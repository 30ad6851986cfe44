import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltScreen } from '~/shell/screens/not-built-screen';

export const Route = createFileRoute('/_signed-in/admin/poscoreinstances/edit/$id')({
  staticData: { title: 'Edit POS Core Instance', createTitle: 'Create POS Core Instance' },
  component: NotBuiltScreen,
});
