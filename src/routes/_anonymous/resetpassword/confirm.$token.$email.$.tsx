import { createFileRoute } from '@tanstack/react-router';
import { ConfirmPasswordResetScreen } from '~/features/password-reset/confirm-password-reset-screen';
import { themed } from '~/themed';

// Not exact: the route ignores further segments
// (docs/product/routes-and-roles.md#routes-that-are-not-exact).
export const Route = createFileRoute('/_anonymous/resetpassword/confirm/$token/$email/$')({
  staticData: { title: 'Confirm Reset' },
  component: themed(ConfirmPasswordResetScreen),
});
