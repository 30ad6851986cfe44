import { createFileRoute } from '@tanstack/react-router';
import { ResetCompleteScreen } from '~/features/password-reset/reset-outcome-screens';
import { themed } from '~/themed';

export const Route = createFileRoute('/_anonymous/resetpassword/complete')({
  staticData: { title: 'Password Reset Complete' },
  component: themed(ResetCompleteScreen),
});
