import { createFileRoute } from '@tanstack/react-router';
import { ValidatePasswordResetScreen } from '~/features/password-reset/validate-password-reset-screen';

// Not exact: the route ignores further segments
// (docs/product/routes-and-roles.md#routes-that-are-not-exact).
export const Route = createFileRoute('/_anonymous/resetpassword/validate/$token/$email/$')({
  staticData: { title: 'Validate Reset' },
  component: ValidatePasswordResetScreen,
  remountDeps: ({ params }) => params,
});
