import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltScreen } from '~/shell/screens/not-built-screen';

export const Route = createFileRoute('/_anonymous/resetpassword/validate/$token/$email/$')({
  staticData: { title: 'Validate Reset' },
  component: NotBuiltScreen,
});
