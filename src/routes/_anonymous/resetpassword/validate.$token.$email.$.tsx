import { createFileRoute } from '@tanstack/react-router';
import { ValidatePasswordResetScreen } from '~/features/password-reset/validate-password-reset-screen';
import { themed } from '~/themed';

// Not exact: the route ignores further segments
// (docs/product/routes-and-roles.md#routes-that-are-not-exact).
export const Route = createFileRoute('/_anonymous/resetpassword/validate/$token/$email/$')({
  staticData: { title: 'Validate Reset' },
  component: themed(ValidatePasswordResetScreen),
});
