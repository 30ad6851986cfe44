import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltScreen } from '~/shell/screens/not-built-screen';

export const Route = createFileRoute('/_anonymous/resetpassword/confirm/$token/$email/$')({
  staticData: { title: 'Confirm Reset' },
  component: NotBuiltScreen,
});
