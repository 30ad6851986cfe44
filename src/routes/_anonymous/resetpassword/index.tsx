import { createFileRoute } from '@tanstack/react-router';
import { RequestPasswordResetScreen } from '~/features/password-reset/request-password-reset-screen';
import { themed } from '~/themed';

export const Route = createFileRoute('/_anonymous/resetpassword/')({
  staticData: { title: 'Password Reset Request' },
  component: themed(RequestPasswordResetScreen),
});
