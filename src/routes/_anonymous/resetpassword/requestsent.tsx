import { createFileRoute } from '@tanstack/react-router';
import { ResetSentScreen } from '~/features/password-reset/reset-outcome-screens';
import { themed } from '~/themed';

export const Route = createFileRoute('/_anonymous/resetpassword/requestsent')({
  staticData: { title: 'Reset sent' },
  component: themed(ResetSentScreen),
});
