import { createFileRoute } from '@tanstack/react-router';
import { ResetSentScreen } from '~/features/password-reset/reset-sent-screen';

export const Route = createFileRoute('/_anonymous/resetpassword/requestsent')({
  staticData: { title: 'Reset sent' },
  component: ResetSentScreen,
});
