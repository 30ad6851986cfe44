import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '~/shell/screens/message-screen';

export const Route = createFileRoute('/$')({
  staticData: { title: 'Page not found' },
  component: NotFoundScreen,
});
