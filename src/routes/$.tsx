import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '~/shell/screens/not-found-screen';

export const Route = createFileRoute('/$')({
  staticData: { title: 'Page not found' },
  component: NotFoundScreen,
});
